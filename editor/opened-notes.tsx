import { useEffect, useRef } from 'react';
import { useUi } from './ui';

/** What was wrong with the snippet that was opened; it has the focus, since all follows from it. */
export function OpenedNotes(props: { mistakes: readonly string[]; onRead: () => void }) {
  const { mistakes, onRead } = props;
  const { t } = useUi();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each snippet that is opened.
  useEffect(() => box.current?.focus(), [mistakes]);
  return (
    <div className="opened" ref={box} tabIndex={-1}>
      <p>{mistakes.length > 0 ? t.openedWrong : t.opened}</p>
      {mistakes.length > 0 && (
        <>
          <ul>
            {mistakes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>{t.openedCure}</p>
        </>
      )}
      <button type="button" className="quiet" onClick={onRead}>
        {t.understood}
      </button>
    </div>
  );
}
