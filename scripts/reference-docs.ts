/** `docs/reference.md`: the elements as `custom-elements.json` has them, for readers on a code host. */
import { elements, publicMethods, signature, typeOf } from '../site/src/manifest.ts';

type Entry = ReturnType<typeof elements>[number];
type Row = readonly string[];

/** `folder`: where the manifest lies. */
export function referenceDocs(folder: string): string {
  return [
    '# Reference',
    'Made from `custom-elements.json` by `npm run generate`; don\u2019t edit it by hand. What the attributes take, one by one and with examples, is on the site\u2019s page for embedders.',
    ...elements(folder).flatMap(described),
  ]
    .join('\n\n')
    .concat('\n');
}

function described(entry: Entry): string[] {
  const { tagName, description, attributes = [], events = [] } = entry;
  const { cssProperties = [], cssParts = [], slots = [] } = entry;
  return [
    `## \`<${tagName}>\``,
    ...(description ? [flat(description)] : []),
    ...table(
      'Attributes',
      ['Name', 'Type', 'Default', ''],
      attributes.map((each) => [
        code(each.name),
        code(typeOf(each)),
        code(each.default),
        flat(each.description),
      ]),
    ),
    ...table(
      'Methods',
      ['Call', ''],
      publicMethods(entry).map((each) => [code(signature(each)), flat(each.description)]),
    ),
    ...table('Events', ['Name', ''], events.map(nameAndText)),
    ...table(
      'Custom properties',
      ['Name', 'Default', ''],
      cssProperties.map((each) => [code(each.name), code(each.default), flat(each.description)]),
    ),
    ...table('Parts', ['Name', ''], cssParts.map(nameAndText)),
    ...table(
      'Slots',
      ['Name', ''],
      slots.map(({ name, description }) => [
        name === '' ? 'default' : code(name),
        flat(description),
      ]),
    ),
  ];
}

function nameAndText({ name, description }: { name: string; description?: string }): Row {
  return [code(name), flat(description)];
}

/** A heading and a table; nothing where there is nothing to list. */
function table(title: string, head: Row, rows: readonly Row[]): string[] {
  if (rows.length === 0) return [];
  const line = (cells: Row) => `| ${cells.map(cell).join(' | ')} |`;
  return [`### ${title}`, [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')];
}

/** A bar would end the cell, in code as well. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

function code(text: string | undefined): string {
  return text ? `\`${text}\`` : '';
}

function flat(text = ''): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
