import { type Ref, useImperativeHandle, useState } from 'react';
import { visuallyHidden } from '../style/visually-hidden';

export interface LiveRegionHandle {
  say(text: string): void;
}

/** Says results, changes and errors to screen readers [IMP-20]. */
export function LiveRegion({ ref }: { ref: Ref<LiveRegionHandle> }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  useImperativeHandle(
    ref,
    () => ({
      say: (text) => setSaid(({ turn }) => ({ text, turn: turn + 1 })),
    }),
    [],
  );
  return (
    <div className={visuallyHidden} role="status" aria-live="polite">
      {/* A new node each time, so that the same text is said again. */}
      <span key={said.turn}>{said.text}</span>
    </div>
  );
}
