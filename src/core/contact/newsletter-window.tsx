import { useEffect, useState } from 'react';
import type { Elements } from '../element/elements';
import { useTexts } from '../i18n/use-texts';
import { rem } from '../style/tokens';
import { late } from '../ui/late';
import { Modal } from '../ui/modal';
import { Skeleton } from '../ui/skeleton';
import type { NewsletterVariant } from './newsletter.attributes';
import { newsletterTexts } from './newsletter.texts';

// Most visitors of a page open no such dialog.
const Newsletter = late(() => import('./newsletter-part'), 'Newsletter');
const Thanks = late(() => import('./newsletter-part'), 'Thanks');

interface Props {
  readonly variant: NewsletterVariant;
  /** Its title; by default the form's name. */
  readonly heading: string;
  /** What the newsletter is about. */
  readonly text: string;
  /** Shown above the text. */
  readonly picture?: Elements;
  /** Called when the visitor closes it, the form or the thank-you. */
  readonly onClose: () => void;
  /** Called once the visitor has subscribed. */
  readonly onSubscribed?: () => void;
}

/** A dialog with the form for a newsletter, then the thank-you [CONT-07, NEWS-06]. */
export function NewsletterWindow(props: Props) {
  const { variant, heading, text, picture, onClose, onSubscribed } = props;
  const t = useTexts(newsletterTexts);
  const [isSubscribed, setSubscribed] = useState(false);
  // So that the thank-you replaces the form at once.
  useEffect(Thanks.preload, []);
  // Another dialog, so that its title is read and gets the focus [CONT-07].
  if (isSubscribed) return <Thanks onClose={onClose} />;
  const succeed = () => {
    setSubscribed(true);
    onSubscribed?.();
  };
  return (
    <Modal title={heading || t('/newsletter/form')} onClose={onClose}>
      {picture}
      <Newsletter
        variant={variant}
        head={text && <p>{text}</p>}
        onSubscribed={succeed}
        fallback={<Skeleton height={rem(9)} />}
      />
    </Modal>
  );
}
