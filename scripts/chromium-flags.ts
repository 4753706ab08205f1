/** No sandbox (containers), nothing in the background, software drawing where there is no GPU. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-sync',
  '--disable-component-update',
  '--no-first-run',
  '--disable-quic',
  '--enable-unsafe-swiftshader',
];
