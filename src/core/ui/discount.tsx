import { useTexts } from '../i18n/use-texts';
import { visuallyHidden } from '../style/visually-hidden';
import { uiTexts } from './ui.texts';

/** A discount in percent: "−15 %" to see, to hear what it is and not "dash, fifteen, percent". */
export function Discount({ percent }: { readonly percent: number }) {
  const t = useTexts(uiTexts);
  const whole = Math.round(percent);
  return (
    <>
      <span aria-hidden="true">{`−${whole} %`}</span>
      <span className={visuallyHidden}>{t('/ui/discount', whole)}</span>
    </>
  );
}
