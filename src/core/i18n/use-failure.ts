import { isOffline } from '../page/connection';
import { useSharedTexts } from './use-shared-texts';

/**
 * The words for a failure: the usual text, but without a connection that, and what was not done.
 * The pieces that fail also use `useOnline`, so that the words go when the connection is back.
 *
 * @returns a function of the error, the usual text, and what was not done, in words
 */
export function useFailure() {
  const t = useSharedTexts();
  return (error: unknown, usual: string, notDone = usual): string =>
    isOffline(error) ? [t('/shared/offline'), notDone].filter(Boolean).join(' ') : usual;
}
