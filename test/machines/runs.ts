/** How many samples a property test takes: few by default, times SOAK in a long run. */
export function runs(usual: number): number {
  return Math.max(1, Math.round(usual * Number(process.env.SOAK ?? 1)));
}
