/** The elements as `custom-elements.json` describes them, as far as the reference page shows them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Item {
  readonly name: string;
  readonly description?: string;
  readonly type?: { readonly text?: string };
  readonly default?: string;
}

interface Member extends Item {
  readonly kind: 'field' | 'method';
  readonly privacy?: string;
  readonly static?: boolean;
  readonly attribute?: string;
  readonly parameters?: readonly (Item & { readonly optional?: boolean })[];
  readonly return?: { readonly type?: { readonly text?: string } };
}

export interface ElementEntry {
  readonly tagName: string;
  readonly description?: string;
  readonly attributes?: readonly Item[];
  readonly members?: readonly Member[];
  readonly events?: readonly Item[];
  readonly cssProperties?: readonly Item[];
  readonly cssParts?: readonly Item[];
  readonly slots?: readonly Item[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations?: readonly Partial<ElementEntry>[] }[];
}

/** Sorted by tag; none where the manifest isn't there. */
export function elements(folder = process.cwd()): ElementEntry[] {
  const file = join(folder, 'custom-elements.json');
  if (!existsSync(file)) return [];
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  return manifest.modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter((entry): entry is ElementEntry => typeof entry.tagName === 'string')
    .toSorted((a, b) => (a.tagName < b.tagName ? -1 : 1));
}

/** A type without what goes without saying: any attribute may be absent. */
export function typeOf({ type }: Item): string | undefined {
  return type?.text?.replace(/ \| undefined$/, '');
}

/** `play(move: string): Promise<void>`. */
export function signature({ name, parameters = [], return: result }: Member): string {
  const list = parameters.map(
    (parameter) => `${parameter.name}${parameter.optional ? '?' : ''}${typed(parameter)}`,
  );
  return `${name}(${list.join(', ')})${result?.type?.text ? `: ${result.type.text}` : ''}`;
}

function typed({ type }: Item): string {
  return type?.text ? `: ${type.text}` : '';
}

/** What a page may use: public, and not the machinery of the component library. */
export function publicMethods({ members = [] }: ElementEntry): Member[] {
  return members.filter(
    (member) =>
      member.kind === 'method' &&
      (member.privacy ?? 'public') === 'public' &&
      !member.static &&
      member.description !== undefined,
  );
}
