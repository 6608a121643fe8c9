import type { Vocabulary } from '../../../src/help/vocabulary';

/** Names that editors can use, as few as a test needs. */
export const vocabularyOf = (some: Partial<Vocabulary> = {}): Vocabulary => ({
  ...{ tags: {}, unseen: {}, deprecated: {}, required: {}, kinds: {} },
  ...{ calls: {}, slotted: [], standIns: [], common: [], texts: [] },
  ...some,
});
