import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { visuallyHidden } from '../style/visually-hidden';
import { switchedOff } from '../ui/switched-off';
import type { AnyForm } from './define-form';
import { Form } from './form';
import { styles } from './form-choice.styles';
import { useFormState, useIsBusy } from './form-context';
import type { FormOptions } from './use-form';

export interface FormChoiceProps extends FormOptions {
  /** What the choice is about: a key of the forms' texts, as the labels are. */
  readonly legend: string;
  readonly look: 'toggle' | 'tabs';
  /** The forms with their labels here; the first one shows at the start. */
  readonly forms: readonly { readonly label: string; readonly form: AnyForm }[];
}

interface SwitchProps extends Pick<FormChoiceProps, 'legend' | 'forms'> {
  readonly id: string;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

function Toggle({ legend, forms, id, chosen, onChoose }: SwitchProps) {
  const { say } = useFormState();
  const isBusy = useIsBusy();
  return (
    <fieldset className={styles.toggle} aria-disabled={isBusy || undefined}>
      <legend className={visuallyHidden}>{say(legend)}</legend>
      {forms.map(({ label }, index) => (
        <label key={label} data-chosen={index === chosen || undefined}>
          <input
            className={visuallyHidden}
            type="radio"
            name={id}
            checked={index === chosen}
            onChange={() => isBusy || onChoose(index)}
          />
          <span>{say(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function Tabs({ legend, forms, id, chosen, onChoose }: SwitchProps) {
  const list = useRef<HTMLDivElement>(null);
  const { say } = useFormState();
  const isBusy = useIsBusy();
  const move = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (!step || isBusy) return;
    const next = (chosen + step + forms.length) % forms.length;
    onChoose(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div
      ref={list}
      className={styles.tabs}
      role="tablist"
      aria-label={say(legend)}
      onKeyDown={move}
    >
      {forms.map(({ label }, index) => (
        <button
          key={label}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          className={styles.tab}
          aria-selected={index === chosen}
          aria-controls={id}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
          {...switchedOff(isBusy)}
        >
          {say(label)}
        </button>
      ))}
    </div>
  );
}

/** One of several forms at a time; fields with the same name keep their values [FCOMP-01]. */
export function FormChoice({ legend, look, forms, ...options }: FormChoiceProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const form = forms[chosen]?.form;
  if (!form) return null;
  const isTabs = look === 'tabs';
  const Switch = isTabs ? Tabs : Toggle;
  return (
    <Form
      {...options}
      form={form}
      head={<Switch {...{ legend, forms, id, chosen }} onChoose={setChosen} />}
      panel={isTabs ? { id, role: 'tabpanel', 'aria-labelledby': `${id}-tab-${chosen}` } : { id }}
    />
  );
}
