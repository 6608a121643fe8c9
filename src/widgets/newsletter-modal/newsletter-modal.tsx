import { useEffect, useRef } from 'react';
import { NewsletterWindow } from '../../core/contact/newsletter-window';
import type { Elements } from '../../core/element/elements';
import { useWidget } from '../../core/element/widget-context';
import { inFrame } from '../../core/page/frame';
import { useDismissal } from '../../core/popups/dismissals';
import { forcedDueAtom, useOverlay } from '../../core/popups/overlay';
import { atQuietMoment } from '../../core/popups/quiet-moment';
import { usePageValue } from '../../core/state/store';
import { Picture } from '../../core/ui/picture';
import type { NewsletterModalProps } from './newsletter-modal.contract';
import { styles } from './newsletter-modal.styles';

const days = { closed: 7, subscribed: 400 } as const;

type Props = Omit<NewsletterModalProps, 'image'> & { readonly picture: Elements };

/** Opens by itself for visitors who have looked around, until dismissed [NEWS-07, NEWS-08]. */
function Offered({ hide, ...props }: Props) {
  const { isOpen, open, close } = useOverlay('newsletter-modal');
  const { isDismissed, dismiss } = useDismissal('hideLkNewsletterModal');
  const isForcedDue = usePageValue(forcedDueAtom);
  const isSubscribed = useRef(false);
  // Not before the cookie is read.
  const isOffered = isDismissed === false && !hide;
  useEffect(() => {
    // The shop in a hidden frame of another site offers nothing there.
    const isMet = window.history.length > 2 && !inFrame();
    // Who is asked for an address on this page, or may be, is offered nothing there.
    const isFree = isForcedDue === false || !document.querySelector('atria-address-popup');
    if (isOffered && isMet && isFree) return atQuietMoment(() => open('page'));
    // The thank-you stays.
    if (!isOffered && !isSubscribed.current) close();
  }, [isOffered, isForcedDue, open, close]);
  if (!isOpen) return null;
  return (
    <NewsletterWindow
      {...props}
      onSubscribed={() => {
        isSubscribed.current = true;
        dismiss(days.subscribed);
      }}
      onClose={() => (isSubscribed.current ? close() : dismiss(days.closed))}
    />
  );
}

/** For editors: it does not cover their page by itself. */
function Tried(props: Props) {
  const { isOpen, close } = useOverlay('#newsletter-modal');
  return isOpen && <NewsletterWindow {...props} onClose={close} />;
}

/** Opens by itself for visitors; editors open it by its hash. */
export function NewsletterModal({ image, ...props }: NewsletterModalProps) {
  const Shown = useWidget().settings.editMode ? Tried : Offered;
  const picture = image && (
    <Picture className={styles.picture} src={image} alt="" ratio="3/2" lazy={false} />
  );
  return <Shown {...props} picture={picture} />;
}
