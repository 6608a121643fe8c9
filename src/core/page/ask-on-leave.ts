import { listen } from './listen';

/**
 * The browser asks before the page is left, until the returned function is called.
 *
 * @param hasReason whether it still must; called when the page is left
 */
export const askOnLeave = (hasReason = () => true): (() => void) =>
  listen(window, 'beforeunload', (event: BeforeUnloadEvent) => {
    if (!hasReason()) return;
    event.preventDefault();
    // Engines of before 2024 ask only if this is set.
    event.returnValue = true;
  });
