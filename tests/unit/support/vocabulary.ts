import type { Vocabulary } from '../../../src/help/fields';

/** The names that editors can use, as few as a test needs. */
export const vocabularyOf = (some: Partial<Vocabulary> = {}): Vocabulary => ({
  ...{ tags: {}, unseen: {}, deprecated: {}, common: {}, searches: {} },
  ...{ slotted: [], standIns: [], texts: [] },
  ...some,
});
