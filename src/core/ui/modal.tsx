import {
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { css, cx } from '../style/css';
import { heading } from '../style/heading.styles';
import { containerRoot } from '../style/media';
import { rem, token } from '../style/tokens';
import { IconButton } from './icon-button';
import { lockScroll } from './scroll-lock';

const dialog = css({
  boxSizing: 'border-box',
  inlineSize: 'calc(100% - 32px)',
  maxInlineSize: '650px',
  maxBlockSize: 'calc(100dvb - 32px)',
  margin: 'auto',
  padding: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  borderRadius: token('radius-l'),
  background: token('color-surface'),
  color: token('color-text'),
  boxShadow: token('shadow-2'),
  '&::backdrop': { background: token('color-backdrop') },
});
// The padding is the content's own, so that a click on the dialog itself is one on its backdrop.
const content = css({
  ...containerRoot,
  padding: `clamp(${token('space-4')}, 5%, ${token('space-6')})`,
});
const wide = css({ maxInlineSize: '1200px' });
const head = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: token('space-4'),
  marginBlockEnd: token('space-4'),
  // The drawing of the button, not the target around it, stands in line with title and content.
  '& > button': { marginBlock: rem(-0.625), marginInlineEnd: rem(-0.75) },
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
export const Modal = ({ open, ...rest }: ModalProps) => open && <Dialog {...rest} />;

// A component of its own: its effects end before its element leaves the page, and only an element
// still in the page gives the focus back.
function Dialog({ onClose, title, width = 650, forced, children }: Omit<ModalProps, 'open'>) {
  const t = useSharedTexts();
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);
  useEffect(lockScroll, []);
  const dismiss = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!forced) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={cx(dialog, width === 1200 && wide)}
      aria-labelledby={titleId}
      onCancel={dismiss}
      // Not left to the cancel event: a second Escape would close even a forced dialog.
      onKeyDown={(event) => {
        if (event.key === 'Escape') dismiss(event);
      }}
      // A drag that began inside, as when text is marked, is no click on the backdrop.
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget && pressed.current === target && !forced) onClose();
      }}
    >
      <div className={content}>
        <div className={head}>
          <h2 id={titleId} className={heading.block}>
            {title}
          </h2>
          {!forced && <IconButton icon="close" label={t('/shared/close')} onClick={onClose} />}
        </div>
        {children}
      </div>
    </dialog>
  );
}
