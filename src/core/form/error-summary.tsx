import { heading } from '../style/heading.styles';
import { focusInView } from '../ui/focus-in-view';
import { missingOf } from './define-form';
import { styles } from './form.styles';
import { elementOf, idOf, useFormPart, useFormState } from './form-context';

/** What is missing, by name; takes the focus when a submit is refused [FORM-06, IMP-19]. */
export function ErrorSummary() {
  const { id, form, elsewhere, say, summary } = useFormState();
  const names = useFormPart(({ issues }) => issues.map(({ name }) => name).join());
  const isMissing = useFormPart(({ issues }) =>
    issues.some(({ name, message }) => message === missingOf(form.fields[name])),
  );
  const isOwn = form.words?.['/form/box-heading'];
  const labelOf = (name: string) => {
    const field = form.fields[name];
    return say(field ? (field.listedAs ?? field.label) : '/form/captcha');
  };
  // The root's own look-up: an address cannot reach into a shadow root.
  const goTo = (name: string) => {
    const way = elsewhere?.[name];
    if (way) return way();
    focusInView(elementOf(summary.current, idOf(id, name)));
  };
  const stand = (box: HTMLDivElement | null) => {
    summary.current = box;
    return () => {
      summary.current = null;
      // It goes with the last mistake, which may be corrected while the focus is here.
      const root = box?.getRootNode() as ShadowRoot | Document | undefined;
      if (root?.activeElement === box) box?.closest('form')?.focus();
    };
  };
  if (!names) return null;
  return (
    // No alert: it has the focus, and would be said again at each letter that corrects something.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend to see.
    <div
      ref={stand}
      className={styles.box}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-summary`}
    >
      <h2 id={`${id}-summary`} className={`${heading.block} ${styles.boxTitle}`}>
        {say('/form/box-title')}
      </h2>
      <p>{say(isMissing || isOwn ? '/form/box-heading' : '/form/box-check')}</p>
      <ul>
        {names.split(',').map((name) => (
          <li key={name}>
            <a
              href={`#${idOf(id, name)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(name);
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
