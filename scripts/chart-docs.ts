/**
 * Draws the charts from the machines themselves into docs/charts.md.
 * `node scripts/chart-docs.ts` writes the file, `--check` fails when it isn't current.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { dominoMachine } from '../machines/dominoes/machine.ts';
import { rummyMachine } from '../machines/rummy/machine.ts';
import { runFastMachine } from '../machines/run-fast/machine.ts';
import { table } from './markdown.ts';

const file = fileURLToPath(new URL('../docs/charts.md', import.meta.url));

const INDENT = '  ';

/** A state's name in a diagram: its path, in letters that Mermaid takes. */
function nameOf(node: AnyStateNode): string {
  return node.path.join('_') || node.key;
}

function childrenOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states);
}

/** A state and all states inside it. */
function allOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...childrenOf(node).flatMap(allOf)];
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values(), node.always ?? []].flat();
}

/** What makes a transition happen, in words: 'PLAY', 'after pace', 'bot answers'. */
function causeOf({ eventType }: AnyTransitionDefinition): string {
  if (eventType === '') return '';
  if (eventType.startsWith('xstate.after')) return `after ${eventType.split('.')[2]}`;
  if (eventType.startsWith('xstate.done')) return 'bot answers';
  if (eventType.startsWith('xstate.error')) return 'bot fails';
  return eventType;
}

/** A guard or an action by its name; 'unpaced and goesOn' for guards that hold together. */
function wordOf(named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof named === 'function' && 'guards' in named && Array.isArray(named.guards)) {
    return named.guards.map(wordOf).join(' and ');
  }
  if (typeof named === 'object' && named !== null && 'type' in named) return String(named.type);
  return '';
}

function labelOf(transition: AnyTransitionDefinition): string {
  const guard = wordOf(transition.guard);
  return [causeOf(transition), guard && `[${guard}]`].filter(Boolean).join(' ');
}

/** An arrow from one region into another, which Mermaid can't draw. */
function crosses(from: AnyStateNode, to: AnyStateNode): boolean {
  const depth = from.path.findIndex((key, index) => key !== to.path[index]);
  const fork = depth < 0 ? undefined : ancestorOf(from, depth);
  return fork?.type === 'parallel' && to.path.length > depth;
}

function ancestorOf(node: AnyStateNode, depth: number): AnyStateNode | undefined {
  return node.path.length === depth ? node : node.parent && ancestorOf(node.parent, depth);
}

/** The arrows that the diagrams leave out, in words. */
function crossings(top: AnyStateNode): string {
  return allOf(top)
    .flatMap((node) =>
      transitionsOf(node).flatMap((transition) =>
        (transition.target ?? []).flatMap((target) =>
          crosses(node, target)
            ? [`- ${node.path.join('.')} → ${target.path.join('.')}: ${labelOf(transition)}`]
            : [],
        ),
      ),
    )
    .join('\n');
}

/** One Mermaid state diagram of what is inside a state; states in `closed` are drawn as one box. */
function diagram(top: AnyStateNode, closed: readonly string[]): string {
  const shown = new Map<AnyStateNode, string>();
  const lines: string[] = [];
  const draw = (node: AnyStateNode, depth: number): void => {
    const pad = INDENT.repeat(depth);
    const inside = closed.includes(node.id) ? [] : childrenOf(node);
    shown.set(node, nameOf(node));
    if (inside.length === 0) {
      lines.push(`${pad}state "${node.key}" as ${nameOf(node)}`);
      return;
    }
    lines.push(`${pad}state "${node.key}" as ${nameOf(node)} {`);
    fill(node, inside, depth + 1);
    lines.push(`${pad}}`);
  };
  const fill = (node: AnyStateNode, inside: readonly AnyStateNode[], depth: number): void => {
    const pad = INDENT.repeat(depth);
    for (const [index, child] of inside.entries()) {
      if (node.type === 'parallel' && index > 0) lines.push(`${pad}--`);
      draw(child, depth);
    }
    const first = node.initial?.target?.[0];
    if (node.type !== 'parallel' && first) lines.push(`${pad}[*] --> ${nameOf(first)}`);
  };
  // Mermaid draws regions side by side only inside a state.
  if (top.type === 'parallel') draw(top, 1);
  else fill(top, childrenOf(top), 1);
  // A closed box has the arrows that lead out of it from anywhere inside.
  const arrows = [...shown.keys()].flatMap((node) =>
    (closed.includes(node.id) ? allOf(node) : [node]).flatMap(transitionsOf).flatMap((transition) =>
      (transition.target ?? []).flatMap((target) => {
        const to = shown.get(target);
        const label = labelOf(transition);
        return to && !crosses(node, target)
          ? [`${INDENT}${nameOf(node)} --> ${to}${label && `: ${label}`}`]
          : [];
      }),
    ),
  );
  return ['```mermaid', 'stateDiagram-v2', ...lines, ...arrows, '```'].join('\n');
}

/** Transitions, those that the diagrams have no room for too. */
function transitionTable(transitions: readonly AnyTransitionDefinition[]): string {
  return table(
    ['in', 'on', 'if', 'to', 'does'],
    transitions.map((transition) => [
      transition.source.path.join('.') || 'anywhere',
      causeOf(transition) || 'at once',
      wordOf(transition.guard),
      (transition.target ?? []).map(({ path }) => path.join('.')).join(', '),
      transition.actions.map(wordOf).join(', '),
    ]),
  );
}

function tagTable(nodes: readonly AnyStateNode[]): string {
  const tagged = nodes.filter((node) => node.tags.length > 0);
  return table(
    ['state', 'tags'],
    tagged.map((node) => [node.path.join('.'), node.tags.join(', ')]),
  );
}

/** The states and transitions of the match around a game's turns. */
function around(match: AnyStateNode, turn: AnyStateNode) {
  const inside = allOf(turn);
  const nodes = allOf(match).filter((node) => !inside.includes(node));
  return { nodes, transitions: nodes.flatMap(transitionsOf) };
}

function page(): string {
  const match = dominoMachine.root;
  const dominoes = dominoMachine.getStateNodeById('turn');
  const rummy = rummyMachine.getStateNodeById('turn');
  const runFast = runFastMachine.getStateNodeById('turn');
  const shared = around(match, dominoes);
  const common = new Set(shared.transitions.map(({ eventType }) => eventType));
  const draft = around(rummyMachine.root, rummy).transitions.filter(
    ({ eventType }) => !common.has(eventType),
  );
  return `<!-- Made by scripts/chart-docs.ts from the charts themselves: run \`npm run generate\`, don't edit. -->

# Charts

Rules decide what happens, charts decide when. The chart of a match is the same in every game
(\`machines/match.ts\`); a game adds the flow of its turns (\`turn.ts\` in its folder), made of states that turns have in
common (\`machines/turn-states.ts\`). The guards, actions and delays that they name are in \`machines/match-setup.ts\`;
rummy and Run Fast add their own in their \`turn.ts\`.

## A match

${diagram(match, ['turn'])}

From one region into another:

${crossings(match)}

## A turn at dominoes

\`looking\` is where every move leads back to: what comes next is derived anew from the state of the game, in this
order; when the round is over it leaves the turn. PLAY leads to \`settling\` from anywhere.

${diagram(dominoes, [])}

## A turn at rummy

As at dominoes, but no draw and no pass happens by itself unless the clock or auto-play makes it: a person arranges the
draft, the table as laid so far, and submits it, or draws. PLAY leads to \`settling\` from anywhere, which tells by the
move made what there is to see. The draft is part of the match, whatever state it is in: the rack can be sorted at any
time, the table arranged in the person's own turn.

${diagram(rummy, [])}

## A turn at Run Fast

As at dominoes: where nothing that a seat holds beats, its pass happens by itself.

${diagram(runFast, [])}

## Tags

What a table reads from a running match, in every game:

${tagTable(shared.nodes)}

At dominoes, in a turn:

${tagTable(allOf(dominoes))}

At rummy, in a turn:

${tagTable(allOf(rummy))}

At Run Fast, in a turn:

${tagTable(allOf(runFast))}

## Every transition of a match

${transitionTable(shared.transitions)}

## Every transition of a turn at dominoes

${transitionTable(allOf(dominoes).flatMap(transitionsOf))}

## Every transition of a turn at rummy, and of its draft

${transitionTable([...allOf(rummy).flatMap(transitionsOf), ...draft])}

## Every transition of a turn at Run Fast

${transitionTable(allOf(runFast).flatMap(transitionsOf))}
`;
}

const made = page();
if (!process.argv.includes('--check')) writeFileSync(file, made);
else if (!existsSync(file) || readFileSync(file, 'utf8') !== made) {
  console.error('docs/charts.md is not current: run `npm run generate`');
  process.exitCode = 1;
}
