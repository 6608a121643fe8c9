import { useEffect, useState } from 'react';
import { type Make, useWidget } from '../element/widget-context';

/**
 * Makes a call again whose response in the markup is old [SRV-03]. What is shown stays until the
 * newer response, also if the call fails.
 * @param isGiven whether that response is shown; once it is not, the call is aborted
 * @param make makes the call, and gives a function that shows its response
 */
export function useNewerAnswer(isGiven: boolean, make: Make<() => void>): void {
  const { api, answers } = useWidget();
  // The markup gives them to the first render alone.
  const [given] = useState(() => answers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` is a new function at each render.
  useEffect(() => (isGiven ? given?.renew?.(api, make) : undefined), [isGiven]);
}
