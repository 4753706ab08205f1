/** What a worked example says beside its captions, in English. */
export const example = {
  /** The group's name where the data give no title. */
  group: 'Worked example',
  previous: 'Back',
  next: 'Next',
  /** Stands in place of Next at the last step. */
  again: 'From the start',
  /** Shown between the buttons: '1 / 3'. */
  step: (p: { step: number; of: number }) => `${p.step} / ${p.of}`,
  /** Spoken ahead of the caption. */
  stepSpoken: (p: { step: number; of: number }) => `Step ${p.step} of ${p.of}.`,
  failed: 'This example could not be shown.',
};
