/** `docs/reference.md`: the elements as `custom-elements.json` has them, for readers on a code host. */
import { elements, publicMethods, signature, typeOf } from '../site/src/manifest.ts';
import { type Cells, table } from './markdown.ts';

type Entry = ReturnType<typeof elements>[number];

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
    ...listed(
      'Attributes',
      ['Name', 'Type', 'Default', ''],
      attributes.map((each) => [
        code(each.name),
        code(typeOf(each)),
        code(each.default),
        flat(each.description),
      ]),
    ),
    ...listed(
      'Methods',
      ['Call', ''],
      publicMethods(entry).map((each) => [code(signature(each)), flat(each.description)]),
    ),
    ...listed('Events', ['Name', ''], events.map(nameAndText)),
    ...listed(
      'Custom properties',
      ['Name', 'Default', ''],
      cssProperties.map((each) => [code(each.name), code(each.default), flat(each.description)]),
    ),
    ...listed('Parts', ['Name', ''], cssParts.map(nameAndText)),
    ...listed(
      'Slots',
      ['Name', ''],
      slots.map(({ name, description }) => [
        name === '' ? 'default' : code(name),
        flat(description),
      ]),
    ),
  ];
}

function nameAndText({ name, description }: { name: string; description?: string }): Cells {
  return [code(name), flat(description)];
}

/** A heading and a table; nothing where there is nothing to list. */
function listed(title: string, head: Cells, rows: readonly Cells[]): string[] {
  return rows.length > 0 ? [`### ${title}`, table(head, rows)] : [];
}

function code(text: string | undefined): string {
  return text ? `\`${text}\`` : '';
}

function flat(text = ''): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
