import { useEffect, useRef } from 'react';
import { CopyButton } from './copy-button';
import type { ReadTag } from './snippet/read-snippet';
import { useUi } from './ui';

/** The messages about an opened snippet. */
export type Opened = Pick<ReadTag, 'mistakes' | 'rest' | 'block'>;

interface OpenedNotesProps {
  readonly opened: Opened;
  /** Whether something must still be corrected in the form. */
  readonly isLeft: boolean;
  readonly onRead: () => void;
}

/** The faults of an opened snippet; it has the focus, since all else follows from it. */
export function OpenedNotes({ opened, isLeft, onRead }: OpenedNotesProps) {
  const { mistakes, rest, block } = opened;
  const { t } = useUi();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each snippet that is opened.
  useEffect(() => box.current?.focus(), [mistakes]);
  return (
    <div className="opened" ref={box} tabIndex={-1}>
      <p>{mistakes.length > 0 ? t('openedWrong') : t('opened')}</p>
      {mistakes.length > 0 && (
        <>
          <ul>
            {mistakes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>{t(isLeft ? 'openedCureLeft' : 'openedCure')}</p>
        </>
      )}
      {block && <p>{t('mergedBlock', { id: block })}</p>}
      {rest && (
        <>
          <p>{t('afterTag')}</p>
          <pre>
            <code translate="no">{rest}</code>
          </pre>
          <CopyButton label={t('copyAfterTag')} text={rest} done={t('copied')} className="quiet" />
        </>
      )}
      <button type="button" className="quiet" onClick={onRead}>
        {t('understood')}
      </button>
    </div>
  );
}
