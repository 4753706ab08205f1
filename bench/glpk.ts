/** GLPK, which only the benches install (it is GPL-3.0): loaded by name, so that nothing else needs it. */
import type { Program } from './rummy-program.ts';

/** What of its interface the bench uses. */
interface Glpk {
  readonly GLP_MAX: number;
  readonly GLP_LO: number;
  readonly GLP_UP: number;
  readonly GLP_DB: number;
  readonly GLP_FX: number;
  readonly GLP_OPT: number;
  readonly GLP_MSG_OFF: number;
  solve(model: object, options: object): { result: { status: number; z: number } };
}

export interface GlpkSolver {
  model(program: Program): object;
  /** The optimum; 0 where there is none. */
  solve(model: object): number;
}

export async function loadGlpk(): Promise<GlpkSolver> {
  const name: string = 'glpk.js/node';
  const loaded: { default: () => Promise<Glpk> } = await import(name);
  const glpk = await loaded.default();
  const { GLP_DB, GLP_FX, GLP_LO, GLP_MAX, GLP_UP } = glpk;
  const bounds = (lb: number, ub: number) => {
    if (lb === ub) return { type: GLP_FX, lb, ub };
    if (lb === Number.NEGATIVE_INFINITY) return { type: GLP_UP, lb: 0, ub };
    return ub === Number.POSITIVE_INFINITY ? { type: GLP_LO, lb, ub: 0 } : { type: GLP_DB, lb, ub };
  };
  return {
    model({ variables, rows }) {
      const vars = variables.filter(({ worth }) => worth > 0);
      return {
        name: 'turn',
        objective: {
          direction: GLP_MAX,
          name: 'worth',
          vars: vars.map(({ name, worth }) => ({ name, coef: worth })),
        },
        subjectTo: rows.map(({ terms, least, most }, i) => ({
          name: `r${i}`,
          vars: terms.map(([name, coef]) => ({ name, coef })),
          bnds: bounds(least, most),
        })),
        bounds: variables.map(({ name, most }) => ({ name, ...bounds(0, most) })),
        generals: variables.map(({ name }) => name),
      };
    },
    solve(model) {
      const { result } = glpk.solve(model, { msglev: glpk.GLP_MSG_OFF, presol: true });
      return result.status === glpk.GLP_OPT ? Math.round(result.z) : 0;
    },
  };
}
