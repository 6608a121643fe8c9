import { useEffect, useRef } from 'react';
import { useWidget } from '../element/widget-context';
import { useTexts } from '../i18n/use-texts';
import { css } from '../style/css';
import { rem } from '../style/tokens';
import { type Captcha, placeCaptcha } from './captcha';
import { formTexts } from './form.texts';

const slotName = 'captcha';
const box = css({ display: 'block', minBlockSize: rem(4.25) });

/** The captcha of a form: the slot to render, and what is known of the visitor [FORM-04]. */
export function useCaptcha(wanted: boolean) {
  const { host, settings } = useWidget();
  const t = useTexts(formTexts);
  const captcha = useRef<Captcha>(undefined);
  const { captchaScript, captchaKey } = settings;
  useEffect(() => {
    if (!wanted || !host) return;
    captcha.current = placeCaptcha(host, slotName, captchaScript, captchaKey);
    return () => {
      captcha.current?.remove();
      captcha.current = undefined;
    };
  }, [wanted, host, captchaScript, captchaKey]);
  return {
    token: () => captcha.current?.token() ?? '',
    reset: () => captcha.current?.reset(),
    view: wanted && (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend to see.
      <div className={box} role="group" aria-label={t('/form/captcha')}>
        <slot name={slotName} />
      </div>
    ),
  };
}
