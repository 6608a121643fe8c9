import { type KeyboardEvent, useId, useRef } from 'react';
import type { AnyForm } from '../../core/form/define-form';
import { Stage } from '../../core/form/form';
import {
  FormContext,
  type FormOptions,
  useForm,
  useFormState,
  useIsBusy,
} from '../../core/form/form-context';
import { visuallyHidden } from '../../core/style/visually-hidden';
import { switchedOff } from '../../core/ui/switched-off';
import { styles } from './form-choice.styles';

interface FormChoiceProps extends FormOptions {
  /** What the choice is about: a key of the forms' texts, as the labels are. */
  readonly legend: string;
  readonly look: 'toggle' | 'tabs';
  /** The forms; the first one shows at the start. */
  readonly forms: readonly [Labelled, ...Labelled[]];
}

/** A form with its label in the choice. */
interface Labelled {
  readonly label: string;
  readonly form: AnyForm;
}

interface SwitchProps extends Pick<FormChoiceProps, 'legend' | 'forms'> {
  readonly id: string;
}

function Toggle({ legend, forms, id }: SwitchProps) {
  const { say, chosen, choose } = useFormState();
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
            onChange={() => isBusy || choose(index)}
          />
          <span>{say(label)}</span>
        </label>
      ))}
    </fieldset>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

function Tabs({ legend, forms, id }: SwitchProps) {
  const list = useRef<HTMLDivElement>(null);
  const { say, chosen, choose } = useFormState();
  const isBusy = useIsBusy();
  const move = ({ key }: KeyboardEvent) => {
    const step = steps[key];
    if (!step || isBusy) return;
    const next = (chosen + step + forms.length) % forms.length;
    choose(next);
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
          onClick={() => choose(index)}
          {...switchedOff(isBusy)}
        >
          {say(label)}
        </button>
      ))}
    </div>
  );
}

/**
 * One of several forms at a time; fields with the same name keep their values, and a draft keeps
 * the choice [FCOMP-01].
 */
export function FormChoice({ legend, look, forms, ...options }: FormChoiceProps) {
  const id = useId();
  const [{ form }, ...others] = forms;
  const state = useForm(
    form,
    options,
    others.map((one) => one.form),
  );
  const isTabs = look === 'tabs';
  const Switch = isTabs ? Tabs : Toggle;
  const tab = `${id}-tab-${state.chosen}`;
  return (
    <FormContext value={state}>
      <Stage
        head={<Switch legend={legend} forms={forms} id={id} />}
        panel={isTabs ? { id, role: 'tabpanel', 'aria-labelledby': tab } : { id }}
      />
    </FormContext>
  );
}
