/** Takes comments and indentation out of Lit's css and html templates: minifiers leave strings alone. */
import MagicString from 'magic-string';
import { type Plugin, parseSync } from 'vite';

type Squeeze = (text: string) => string;

const css: Squeeze = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}');

// One space stays wherever there was any: between inline elements it shows.
const html: Squeeze = (text) =>
  text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/[ \t]+/g, ' ');

const squeeze: Readonly<Record<string, Squeeze>> = { css, html, svg: html };

export function minifyTemplates(): Plugin {
  return {
    name: 'minify-templates',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('node_modules') || !/\b(css|html|svg)`/.test(code)) return null;
      const changed = new MagicString(code);
      visit(parseSync(id, code).program, (start, end, tag) => {
        const text = code.slice(start, end);
        const less = squeeze[tag]?.(text) ?? text;
        if (less !== text) changed.update(start, end, less);
      });
      return { code: changed.toString(), map: changed.generateMap({ hires: true }) };
    },
  };
}

/** Every literal part of every tagged template, wherever it stands in the tree. */
function visit(node: unknown, found: (start: number, end: number, tag: string) => void): void {
  if (Array.isArray(node)) {
    for (const inner of node) visit(inner, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  if (isTagged(node)) {
    for (const { start, end } of node.quasi.quasis)
      if (end > start) found(start, end, node.tag.name);
  }
  for (const inner of Object.values(node)) visit(inner, found);
}

interface Tagged {
  tag: { name: string };
  quasi: { quasis: { start: number; end: number }[] };
}

function isTagged(node: object): node is Tagged {
  if (!('type' in node) || node.type !== 'TaggedTemplateExpression' || !('tag' in node))
    return false;
  const { tag } = node;
  return (
    typeof tag === 'object' &&
    tag !== null &&
    'name' in tag &&
    typeof tag.name === 'string' &&
    tag.name in squeeze
  );
}
