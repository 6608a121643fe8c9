import { useEffect, useId, useState } from 'react';
import { postFeedback, postReclamation } from '../../api/retail-contact';
import { useWidget } from '../../core/element/widget-context';
import { styles } from '../../core/form/form.styles';
import { formTexts } from '../../core/form/form.texts';
import { FormShell } from '../../core/form/form-shell';
import { useCaptcha } from '../../core/form/use-captcha';
import { useForm } from '../../core/form/use-form';
import { useSharedTexts } from '../../core/i18n/use-shared-texts';
import { useTexts } from '../../core/i18n/use-texts';
import { KindTabs, KindToggle } from './kind-switch';
import {
  emptyValues,
  feedbackData,
  type Kind,
  reclamationData,
  rulesOf,
} from './retail-contact.model';
import { MessagePart, PersonPart, ProductPart } from './retail-contact-fields';
import type { RetailContactFormProps } from './retail-contact-form.contract';
import { texts } from './retail-contact-form.texts';

/** The shop's own name, which its customers need not type [FCOMP-08]. */
const shopName = 'Atrian Lihakauppa';

const labelKeys = {
  product: '/retail-contact/product',
  ExpirationDate: '/retail-contact/expiration',
  PlaceOfPurchase: '/retail-contact/place',
  Message: '/retail-contact/message',
  Firstname: '/retail-contact/firstname',
  Lastname: '/retail-contact/lastname',
  StreetAddress: '/retail-contact/street',
  PostalCode: '/retail-contact/postal-code',
  City: '/retail-contact/city',
  contact: '/retail-contact/contact',
  Email: '/retail-contact/email',
  Phone: '/retail-contact/phone',
} as const;

export function RetailContactForm({
  variant,
  successUrl,
  placeOfPurchase,
}: RetailContactFormProps) {
  const t = useTexts(texts);
  const f = useTexts(formTexts);
  const shared = useSharedTexts();
  const { api, brand, language } = useWidget();
  const id = useId();
  const [kind, setKind] = useState<Kind>('complaint');
  const place = placeOfPurchase || (brand === 'lihakauppa' ? shopName : '');
  const captcha = useCaptcha(true);
  const form = useForm({
    name: 'retail-contact-form',
    initial: emptyValues,
    rules: (values) =>
      rulesOf(kind, values, language, {
        label: (name) => t(labelKeys[name as keyof typeof labelKeys]),
        emailWrong: f('/form/email-wrong'),
        characters: f('/form/characters'),
        dateWrong: f('/form/date-wrong'),
        required: shared('/shared/required'),
      }),
    token: captcha.token,
    resetCaptcha: captcha.reset,
    successUrl,
    send: (values, MTCaptchaToken) =>
      kind === 'complaint'
        ? postReclamation(api, {
            Data: reclamationData(values, language),
            Files: values.files,
            MTCaptchaToken,
          })
        : postFeedback(api, { Data: feedbackData(values), Files: null, MTCaptchaToken }),
  });
  const { setValues } = form;
  useEffect(() => {
    if (place) setValues((values) => ({ ...values, PlaceOfPurchase: place }));
  }, [place, setValues]);

  const isTabs = variant === 'tabs';
  const Switch = isTabs ? KindTabs : KindToggle;
  return (
    <div className={styles.form}>
      {form.status !== 'success' && <Switch id={id} kind={kind} onChange={setKind} />}
      <div id={id} {...(isTabs && { role: 'tabpanel', 'aria-labelledby': `${id}-${kind}` })}>
        <FormShell
          form={form}
          label={t(`/retail-contact/${kind}`)}
          captcha={captcha.view}
          boxHeading={
            kind === 'complaint' ? t('/retail-contact/box-heading') : f('/form/box-heading')
          }
          redirects={Boolean(successUrl)}
        >
          <ProductPart kind={kind} placeLocked={Boolean(place)} />
          <MessagePart kind={kind} />
          <PersonPart />
        </FormShell>
      </div>
    </div>
  );
}
