import { type ReactNode, useId } from 'react';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { css, cx } from '../style/css';
import { heading } from '../style/heading.styles';
import { containerRoot } from '../style/media';
import { rem, token } from '../style/tokens';
import { IconButton } from './icon-button';
import { useDialog } from './use-dialog';

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

function Dialog({ onClose, title, width = 650, forced, children }: Omit<ModalProps, 'open'>) {
  const t = useSharedTexts();
  const titleId = useId();
  const dialogProps = useDialog({ open: true, onClose, forced });
  return (
    <dialog
      className={cx(dialog, width === 1200 && wide)}
      aria-labelledby={titleId}
      {...dialogProps}
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
