/** The suites of `npm test`, in the order they run: the quick ones that most often fail first. */
import type { Counts } from './counts.ts';

export interface Suite {
  name: string;
  /** Whether it needs browsers. */
  browsers?: true;
  run(args: readonly string[]): Promise<Counts>;
}

// Each is loaded when its turn comes: one suite alone shouldn't wait for another's tools.
export const suites: readonly Suite[] = [
  { name: 'lint', run: async () => (await import('./suites/lint.ts')).lint() },
  { name: 'types', run: async () => (await import('./suites/types.ts')).types() },
  { name: 'walls', run: async () => (await import('./suites/walls.ts')).checkWalls() },
  { name: 'generated', run: async () => (await import('./suites/generated.ts')).generated() },
  {
    name: 'machines',
    run: async (args) => (await import('./suites/node-tests.ts')).nodeTests('test/machines', args),
  },
  { name: 'build', run: async () => (await import('./suites/build.ts')).buildAll() },
  { name: 'package', run: async () => (await import('./suites/package.ts')).packageSuite() },
  { name: 'size', browsers: true, run: async () => (await import('./suites/size.ts')).sizeSuite() },
  {
    name: 'site',
    run: async (args) => (await import('./suites/node-tests.ts')).nodeTests('test/site', args),
  },
  {
    name: 'components',
    browsers: true,
    run: async (args) => {
      const { parseComponentsOptions, runComponents } = await import('./suites/components.ts');
      return runComponents(parseComponentsOptions(args));
    },
  },
  {
    name: 'embed',
    browsers: true,
    run: async (args) => (await import('./suites/embed.ts')).embed(args),
  },
];
