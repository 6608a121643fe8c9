import { heading } from '../style/heading.styles';
import { focusInView } from '../ui/focus-in-view';
import { missingOf } from './define-form';
import { styles } from './form.styles';
import { elementOf, idOf, useFormPart, useFormState } from './form-context';

/** Lists missing and wrong fields; takes the focus when a submit is refused [FORM-06, IMP-19]. */
export function ErrorSummary() {
  const { id, form, options, say, summary } = useFormState();
  const names = useFormPart(({ listed }) => listed.map(({ name }) => name).join());
  const isMissing = useFormPart(({ listed }) =>
    listed.every(({ name, message }) => message === missingOf(form.fields[name])),
  );
  const hasOwnHeading = form.words?.['/form/box-heading'];
  const labelOf = (name: string) => {
    const { label = '/form/captcha', listedAs = label } = form.fields[name] ?? {};
    return say(listedAs, say(label));
  };
  if (!names) return null;
  return (
    // Not an alert: it has the focus, and would be read out again at each letter of a correction.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend to see.
    <div
      ref={summary}
      className={styles.box}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-summary`}
    >
      <h2 id={`${id}-summary`} className={`${heading.block} ${styles.boxTitle}`}>
        {say('/form/box-title')}
      </h2>
      <p>{say(isMissing || hasOwnHeading ? '/form/box-heading' : '/form/box-check')}</p>
      <ul>
        {names.split(',').map((name) => (
          <li key={name}>
            <a
              href={`#${idOf(id, name)}`}
              onClick={(event) => {
                event.preventDefault();
                const focus = options.elsewhere?.[name];
                if (focus) focus();
                else focusInView(elementOf(summary.current, idOf(id, name)));
              }}
            >
              {labelOf(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
