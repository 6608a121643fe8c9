import { NewsletterWindow } from '../../core/contact/newsletter-window';
import { useOverlay } from '../../core/popups/overlay';
import type { NewsletterPopupProps } from './newsletter-popup.contract';

/** Open while the address ends in #newsletter [NEWS-04, NEWS-05, NEWS-06]. */
export function NewsletterPopup(props: NewsletterPopupProps) {
  const { isOpen, close } = useOverlay('#newsletter');
  return isOpen && <NewsletterWindow {...props} onClose={close} />;
}
