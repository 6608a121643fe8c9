import { useEffect } from 'react';
import { useWidget } from '../element/widget-context';
import type { ControlProps } from './control-props';
import type { AreaField } from './field';
import { FieldShell } from './field-shell';
import { styles } from './form.styles';
import { useField } from './form-context';

/** Characters left at which a screen reader is told: only near the limit, not at every key. */
const marks = [0, 10, 20, 50, 100];

/** A message with a counter of the characters left; no more can be typed [UI-02, FORM-08]. */
export function AreaControl({ name, declared: { maxLength } }: ControlProps<AreaField>) {
  const field = useField(name);
  const { announce } = useWidget();
  const left = maxLength - field.value.length;
  const counter = field.say('/form/left', left);
  const mark = marks.find((one) => left <= one);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when a mark is passed.
  useEffect(() => {
    if (mark !== undefined) announce(counter);
  }, [mark]);
  return (
    <FieldShell field={field}>
      <textarea
        id={field.id}
        className={styles.area}
        value={field.value}
        maxLength={maxLength}
        rows={6}
        readOnly={field.fixed}
        onChange={(event) => field.set(event.target.value.slice(0, maxLength))}
        onBlur={field.leave}
        {...field.aria}
      />
      <p className={styles.counter}>{counter}</p>
    </FieldShell>
  );
}
