import { useEffect } from 'react';
import { NewsletterWindow } from '../../core/contact/newsletter-window';
import { overlayTexts } from '../../core/contact/overlay.texts';
import { useEmit, useWidget } from '../../core/element/widget-context';
import { useTexts } from '../../core/i18n/use-texts';
import { useOverlay } from '../../core/popups/overlay';
import { rem } from '../../core/style/tokens';
import { late } from '../../core/ui/late';
import { Modal } from '../../core/ui/modal';
import { Skeleton } from '../../core/ui/skeleton';
import type { OverlayEvents, OverlayProps } from './overlay.contract';

// Most visitors of a page do not open it.
const Question = late(() => import('./question-part'), 'Question');

/** Closed, the newsletter or the question form, as a button of the page asks [CONT-06]. */
export function Overlay(props: OverlayProps) {
  const t = useTexts(overlayTexts);
  const emit = useEmit<OverlayEvents>();
  const { host } = useWidget();
  const forms = {
    newsletter: useOverlay('newsletter'),
    questionForm: useOverlay('questionForm'),
  };
  const { state } = props;
  const asked = state === 'closed' ? null : forms[state];
  const [openAsked, closeAsked] = [asked?.open, asked?.close];
  useEffect(() => {
    openAsked?.('page');
    return closeAsked;
  }, [openAsked, closeAsked]);
  const close = (form: keyof typeof forms) => () => {
    forms[form].close();
    // So that the same value opens it again; null removes the attribute with the property.
    if (host) Object.assign(host, { state: null });
    emit('atria-overlay-closed', { state: form });
  };
  if (forms.questionForm.isOpen)
    return (
      <Modal title={t('/overlay/question')} onClose={close('questionForm')}>
        <Question {...props} fallback={<Skeleton height={rem(24)} />} />
      </Modal>
    );
  if (!forms.newsletter.isOpen) return null;
  return (
    <NewsletterWindow
      variant="foodservice"
      heading={t('/overlay/newsletter')}
      text={props.newsletterText}
      onClose={close('newsletter')}
    />
  );
}
