/**
 * The script tag asks for all that an element needs at once: without this its code is read first, and only
 * then is known what that imports, one more round trip. (`modulepreload` would write into the host's head.)
 */
import type { Plugin, Rolldown } from 'vite';

export function parallelImports(entry: string): Plugin {
  return {
    name: 'parallel-imports',
    generateBundle(_options, bundle) {
      const chunk = bundle[`${entry}.js`];
      if (chunk?.type !== 'chunk') return;
      chunk.code = chunk.code.replace(
        /import\(([`'"])\.\/([^`'"]+)\1\)/g,
        (whole, _quote, file: string) => {
          const others = [...imported(file, bundle)].filter(
            (name) => name !== file && name !== chunk.fileName,
          );
          if (others.length === 0) return whole;
          const list = others.map((name) => `\`./${name}\``).join();
          // What fails here fails again, and is told, where it is needed.
          return `([${list}].map(f=>import(f).catch(()=>0)),${whole})`;
        },
      );
    },
  };
}

/** That chunk and everything it imports statically. */
function imported(file: string, bundle: Rolldown.OutputBundle): Set<string> {
  const all = new Set([file]);
  // A set grows while it is walked.
  for (const name of all) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const inner of chunk.imports) all.add(inner);
  }
  return all;
}
