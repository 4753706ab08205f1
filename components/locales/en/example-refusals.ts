/** What the rules turn down, in the pictures of any game's examples, in English; part of each game's words. */
export const exampleRefusals = {
  refused: (p: { rule: string }) => `Refused: ${p.rule}`,
  refusedSpoken: (p: { rule: string }) => `This is refused by rule ${p.rule}.`,
};
