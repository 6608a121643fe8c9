import { useEffect } from 'react';
import { editsOf } from './edits';
import { asksOnLeave } from './edits.model';

/** The browser asks before the page goes while there is something to lose. */
export function useAskOnLeave(menuId: string, isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      const edits = editsOf(menuId);
      if (!edits || !asksOnLeave(edits)) return;
      event.preventDefault();
      // Engines of before 2024 ask only where this is set.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [menuId, isDirty]);
}
