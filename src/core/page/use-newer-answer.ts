import { useEffect, useState } from 'react';
import { logFault } from '../../api/log-fault';
import { type Make, useWidget } from '../element/widget-context';

/**
 * Makes a call again whose response in the markup is old, once the page is idle [SRV-03]. What is
 * shown stays until then, also if the call fails.
 * @param isGiven whether that response is shown; once it is not, the call is aborted
 * @param make makes the call, and gives a function that shows its response
 */
export function useNewerAnswer(isGiven: boolean, make: Make<() => void>): void {
  const { api, answers } = useWidget();
  // The markup gives them to the first render alone.
  const [again] = useState(answers?.again);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `make` is a new function at each render.
  useEffect(() => {
    if (!isGiven || !again) return;
    const controller = new AbortController();
    const { signal } = controller;
    again
      .then(() => (signal.aborted ? undefined : make(api, signal)))
      .then((show) => signal.aborted || show?.())
      .catch(logFault);
    return () => controller.abort();
  }, [isGiven]);
}
