/** Puts a table on the page; its attributes are the address's: `?players=3&seed=a&height=600px&dir=rtl`. */
export function place(table: HTMLElement): void {
  const { height, dir, ...attributes } = Object.fromEntries(new URLSearchParams(location.search));
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  if (height) table.style.blockSize = height;
  if (dir) document.documentElement.dir = dir;
  document.body.append(table);
}
