import { pushFormEvent } from '../../core/analytics/data-layer';
import { newsletter } from '../../core/contact/newsletter.form';
import { newsletterTexts } from '../../core/contact/newsletter.texts';
import { Form } from '../../core/form/form';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { Button } from '../../core/ui/button';
import { Modal } from '../../core/ui/modal';
import { styles } from './overlay.styles';
import { texts } from './overlay.texts';

interface NewsletterProps {
  readonly text: string;
  /** Called once the visitor has subscribed. */
  readonly onSubscribed: () => void;
}

/** The newsletter's form; who subscribes is told to the page's analytics [ANA-09]. */
export function Newsletter({ text, onSubscribed }: NewsletterProps) {
  const succeed = () => {
    pushFormEvent('fs_newsletter_form_submit', 'uutiskirje');
    onSubscribed();
  };
  return <Form form={newsletter} head={text && <p>{text}</p>} onSuccess={succeed} />;
}

/** The thank-you dialog [CONT-07]. */
export function Thanks({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(newsletterTexts);
  const own = useTexts(texts);
  const shared = useSharedTexts();
  return (
    <Modal open title={t('/newsletter/thanks')} onClose={onClose}>
      <div className={styles.thanks}>
        <p>{own('/overlay/subscribed')}</p>
        <Button onClick={onClose}>{shared('/shared/close')}</Button>
      </div>
    </Modal>
  );
}
