import { pushFormEvent } from '../analytics/data-layer';
import type { Elements } from '../element/elements';
import { Form } from '../form/form';
import { styles } from '../form/form.styles';
import { useSharedTexts } from '../i18n/use-shared-texts';
import { useTexts } from '../i18n/use-texts';
import { Button } from '../ui/button';
import { Modal } from '../ui/modal';
import type { NewsletterVariant } from './newsletter.attributes';
import { newsletter, shopNewsletter } from './newsletter.form';
import { newsletterTexts } from './newsletter.texts';

interface Props {
  readonly variant: NewsletterVariant;
  /** Shown above the form until it is sent. */
  readonly head?: Elements;
  /** Called once the visitor has subscribed. */
  readonly onSubscribed?: () => void;
}

/** The form for a newsletter, wherever visitors subscribe [NEWS-01, NEWS-02, NEWS-03, ANA-09]. */
export function Newsletter({ variant, head, onSubscribed }: Props) {
  const form = variant === 'shop' ? shopNewsletter : newsletter;
  const succeed = () => {
    if (variant === 'foodservice') pushFormEvent('fs_newsletter_form_submit', 'uutiskirje');
    onSubscribed?.();
  };
  return <Form form={form} head={head} onSuccess={succeed} />;
}

/** The thank-you dialog [CONT-07, NEWS-06]. */
export function Thanks({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(newsletterTexts);
  const shared = useSharedTexts();
  return (
    <Modal title={t('/newsletter/thanks')} onClose={onClose}>
      <div className={styles.end}>
        <p>{t('/newsletter/subscribed')}</p>
        <Button onClick={onClose}>{shared('/shared/close')}</Button>
      </div>
    </Modal>
  );
}
