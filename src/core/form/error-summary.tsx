import { useEffect, useRef } from 'react';
import { heading } from '../style/heading.styles';
import { styles } from './form.styles';
import { idOf, useFormPart, useFormState } from './form-context';

/** What is missing, by name; takes the focus when a submit is refused [FORM-06, IMP-19]. */
export function ErrorSummary() {
  const box = useRef<HTMLDivElement>(null);
  const { id, fields, elsewhere, say } = useFormState();
  const refused = useFormPart((view) => view.refused);
  const names = useFormPart(({ issues }) => issues.map(({ name }) => name).join());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal takes the focus anew.
  useEffect(() => box.current?.focus(), [refused]);
  const labelOf = (name: string) => {
    const field = fields[name];
    return say(field ? (field.listedAs ?? field.label) : '/form/captcha');
  };
  // The root's own look-up: an address cannot reach into a shadow root.
  const goTo = (name: string) => {
    const way = elsewhere?.[name];
    if (way) return way();
    const root = box.current?.getRootNode() as ShadowRoot | Document | undefined;
    root?.getElementById(idOf(id, name))?.focus();
  };
  if (!names) return null;
  return (
    <div
      ref={box}
      className={styles.box}
      role="alert"
      tabIndex={-1}
      aria-labelledby={`${id}-summary`}
    >
      <h2 id={`${id}-summary`} className={`${heading.block} ${styles.boxTitle}`}>
        {say('/form/box-title')}
      </h2>
      <p>{say('/form/box-heading')}</p>
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
