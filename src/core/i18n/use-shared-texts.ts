import { sharedTexts } from './shared.texts';
import { useTexts } from './use-texts';

/** The translator of the texts that several widgets show. */
export const useSharedTexts = () => useTexts(sharedTexts);
