import { useLayoutEffect } from 'react';
import { heading } from '../style/heading.styles';
import { focusInView } from '../ui/focus-in-view';
import { missingOf } from './define-form';
import { styles } from './form.styles';
import { elementOf, idOf, useFormPart, useFormState } from './form-context';

/** Lists missing and wrong fields; takes the focus when a submit is refused [FORM-06, IMP-19]. */
export function ErrorSummary() {
  const names = useFormPart(({ issues }) => issues.map(({ name }) => name).join());
  return names ? <Summary names={names.split(',')} /> : null;
}

function Summary({ names }: { readonly names: readonly string[] }) {
  const { id, form, elsewhere, say, summary } = useFormState();
  const isMissing = useFormPart(({ issues }) =>
    issues.every(({ name, message }) => message === missingOf(form.fields[name])),
  );
  const isOwn = form.words?.['/form/box-heading'];
  const labelOf = (name: string) => {
    const { label = '/form/captcha', listedAs = label } = form.fields[name] ?? {};
    return say(listedAs, say(label));
  };
  const goTo = (name: string) => {
    const way = elsewhere?.[name];
    if (way) return way();
    focusInView(elementOf(summary.current, idOf(id, name)));
  };
  // It disappears with the last mistake, which may be corrected while it has the focus.
  useLayoutEffect(() => {
    const box = summary.current;
    return () => {
      const root = box?.getRootNode() as ShadowRoot | Document | undefined;
      if (root?.activeElement === box) box?.closest('form')?.focus();
    };
  }, [summary]);
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
      <p>{say(isMissing || isOwn ? '/form/box-heading' : '/form/box-check')}</p>
      <ul>
        {names.map((name) => (
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
