import { newsletterTexts } from '../../core/contact/newsletter.texts';
import { NewsletterWindow } from '../../core/contact/newsletter-window';
import { useTexts } from '../../core/i18n/use-texts';
import { useOverlay } from '../../core/state/overlay';
import type { NewsletterPopupProps } from './newsletter-popup.contract';

/** Open while the address ends in #newsletter [NEWS-04, NEWS-05, NEWS-06]. */
export function NewsletterPopup({ variant, heading, text }: NewsletterPopupProps) {
  const t = useTexts(newsletterTexts);
  const { isOpen, close } = useOverlay('#newsletter');
  if (!isOpen) return null;
  return (
    <NewsletterWindow
      variant={variant}
      title={heading || t('/newsletter/form')}
      text={text}
      onClose={close}
    />
  );
}
