/** The pages that the header and the footer list, in this order. A new guide adds its line here. */
export interface MenuEntry {
  readonly label: string;
  readonly path: string;
}

export const guides: readonly MenuEntry[] = [{ label: 'Dominoes', path: 'guides/dominoes/' }];

export const makers: readonly MenuEntry[] = [
  { label: 'Embed', path: 'embed/' },
  { label: 'Reference', path: 'reference/' },
];
