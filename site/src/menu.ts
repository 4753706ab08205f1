/** The pages that the header and the footer list, in this order. A new guide adds its line here. */
export interface MenuEntry {
  readonly label: string;
  readonly path: string;
}

export const guides: readonly MenuEntry[] = [
  { label: 'Dominoes', path: 'guides/dominoes/' },
  { label: 'Fives', path: 'guides/fives/' },
  { label: 'Pip', path: 'guides/pip/' },
  { label: 'Rummy', path: 'guides/rummy/' },
  { label: 'Run Fast', path: 'guides/run-fast/' },
  { label: 'Side by side', path: 'guides/same-words/' },
];

export const makers: readonly MenuEntry[] = [
  { label: 'Embed', path: 'embed/' },
  { label: 'Reference', path: 'reference/' },
];
