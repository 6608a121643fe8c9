/**
 * The browser asks before the page is left, until the returned function is called.
 *
 * @param hasReason whether it still must; called when the page is left
 */
export function askOnLeave(hasReason = () => true): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    // A set value counts in all engines, `preventDefault` in those since 2024.
    if (hasReason()) event.returnValue = true;
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
