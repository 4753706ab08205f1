/** A path of this site under whatever base it is built for: `link('guides/dominoes/')`. */
export function link(path: string): string {
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${path}`;
}
