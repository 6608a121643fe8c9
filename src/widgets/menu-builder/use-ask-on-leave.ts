import { type RefObject, useEffect } from 'react';

/** The browser asks before the page goes while there is something to lose, but not of `isSaved`. */
export function useAskOnLeave(isDirty: boolean, isSaved: RefObject<boolean>): void {
  useEffect(() => {
    if (!isDirty) return;
    isSaved.current = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (isSaved.current) return;
      event.preventDefault();
      // Engines of before 2024 ask only where this is set.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isSaved]);
}
