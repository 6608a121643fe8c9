import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { css, cx } from '../style/css';
import { heading } from '../style/heading.styles';
import { media } from '../style/media';
import { token } from '../style/tokens';
import { IconButton } from './icon-button';
import { lockScroll } from './scroll-lock';

const dialog = css({
  boxSizing: 'border-box',
  inlineSize: 'calc(100% - 32px)',
  maxInlineSize: '650px',
  maxBlockSize: 'calc(100dvb - 32px)',
  margin: 'auto',
  padding: token('space-4'),
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  borderRadius: token('radius-l'),
  background: token('color-surface'),
  color: token('color-text'),
  boxShadow: token('shadow-2'),
  '&::backdrop': { background: token('color-backdrop') },
  [media.md]: { padding: token('space-6') },
});
const wide = css({ maxInlineSize: '1200px' });
const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: token('space-4'),
  marginBlockEnd: token('space-4'),
});

export interface ModalProps {
  readonly open: boolean;
  /** Called when it closes: by its button, Escape or a click on the backdrop. */
  readonly onClose: () => void;
  readonly title: string;
  /** Largest width in CSS pixels [UI-08]. */
  readonly width?: 650 | 1200;
  /** Cannot be dismissed: no button, no Escape, no backdrop. */
  readonly forced?: boolean;
  readonly children: ReactNode;
}

/**
 * A dialog above the page [UI-08, IMP-13]. The browser keeps the focus inside and puts it back on
 * the opener; the page behind does not scroll.
 */
export function Modal({ open, onClose, title, width = 650, forced, children }: ModalProps) {
  const t = useSharedTexts();
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [open]);
  useEffect(() => (open ? lockScroll() : undefined), [open]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape is its key.
    <dialog
      ref={ref}
      className={cx(dialog, width === 1200 && wide)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!forced) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && !forced) onClose();
      }}
    >
      <div className={head}>
        <h2 id={titleId} className={heading.block}>
          {title}
        </h2>
        {!forced && <IconButton icon="close" label={t('/shared/close')} onClick={onClose} />}
      </div>
      {children}
    </dialog>
  );
}
