import { useEffect, useRef } from 'react';
import { newsletterTexts } from '../../core/contact/newsletter.texts';
import { NewsletterWindow } from '../../core/contact/newsletter-window';
import { useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { inFrame } from '../../core/page/frame';
import { useDismissal } from '../../core/state/dismissals';
import { useOverlayDialog } from '../../core/state/overlay-dialog';
import { atQuietMoment } from '../../core/state/quiet-moment';
import { Picture } from '../../core/ui/picture';
import type { NewsletterModalProps } from './newsletter-modal.contract';
import { styles } from './newsletter-modal.styles';

const days = { closed: 7, subscribed: 400 } as const;

/** Opens by itself for who has looked around, until it is dismissed [NEWS-07, NEWS-08]. */
export function NewsletterModal({ variant, heading, text, image, hide }: NewsletterModalProps) {
  const t = useTexts(newsletterTexts);
  const { editMode } = useWidget().settings;
  const { isOpen, open, close } = useOverlayDialog('newsletter-modal');
  const { isDismissed, dismiss } = useDismissal('hideLkNewsletterModal');
  const isSubscribed = useRef(false);
  // Not before the cookie was looked up; an editor's page is not covered.
  const isOffered = isDismissed === false && !hide && !editMode;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the offer begins or ends.
  useEffect(() => {
    // The shop in a hidden frame of another site offers nothing there.
    const isMet = window.history.length > 2 && !inFrame();
    if (isOffered && isMet) return atQuietMoment(() => open('page'));
    // The thank-you stays.
    if (!isOffered && !isSubscribed.current) close();
  }, [isOffered]);
  if (!isOpen) return null;
  return (
    <NewsletterWindow
      variant={variant}
      title={heading || t('/newsletter/form')}
      text={text}
      picture={
        image && <Picture className={styles.picture} src={image} alt="" ratio="3/2" lazy={false} />
      }
      onSubscribed={() => {
        isSubscribed.current = true;
        dismiss(days.subscribed);
      }}
      onClose={() => (isSubscribed.current ? close() : dismiss(days.closed))}
    />
  );
}
