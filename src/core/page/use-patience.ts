import { useEffect, useState } from 'react';
import { patience } from '../state/patience';

/** Whether a response takes longer than a visitor will wait; there is no timeout [API-03]. */
export function useIsSlow(waited: object | null): boolean {
  const [slow, setSlow] = useState<object | null>(null);
  useEffect(() => {
    if (!waited) return;
    const timer = setTimeout(() => setSlow(waited), patience);
    return () => clearTimeout(timer);
  }, [waited]);
  return waited !== null && slow === waited;
}
