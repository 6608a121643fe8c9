import { type KeyboardEvent, useId } from 'react';
import type { PropsOf } from '../../core/element/contract';
import { useWidget } from '../../core/element/widget-context';
import { Stage } from '../../core/form/form';
import { FormContext, useForm, useFormState, useIsBusy } from '../../core/form/form-context';
import { visuallyHidden } from '../../core/style/visually-hidden';
import { switchedOff } from '../../core/ui/switched-off';
import type { contract } from './retail-contact-form.contract';
import { complaint, feedback } from './retail-contact-form.form';
import { styles } from './retail-contact-form.styles';

const legend = '/retail-contact/kind';
const names = ['/retail-contact/complaint', '/retail-contact/feedback'];

function Toggle({ id }: { readonly id: string }) {
  const { say, chosen, choose } = useFormState();
  const isBusy = useIsBusy();
  return (
    <fieldset className={styles.toggle} aria-disabled={isBusy || undefined}>
      <legend className={visuallyHidden}>{say(legend)}</legend>
      {names.map((name, index) => (
        <label key={name} data-chosen={index === chosen || undefined}>
          <input
            className={visuallyHidden}
            type="radio"
            name={id}
            checked={index === chosen}
            onChange={() => isBusy || choose(index)}
          />
          <span>{say(name)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The earlier two tabs. */
function Tabs({ id }: { readonly id: string }) {
  const { say, chosen, choose } = useFormState();
  const isBusy = useIsBusy();
  const move = ({ key, currentTarget }: KeyboardEvent) => {
    if (isBusy || !['ArrowLeft', 'ArrowRight'].includes(key)) return;
    // Of two, the next is the one before, too.
    const next = 1 - chosen;
    choose(next);
    currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={say(legend)} onKeyDown={move}>
      {names.map((name, index) => (
        <button
          key={name}
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
          {say(`${name}-tab`)}
        </button>
      ))}
    </div>
  );
}

/** The shop's own name, so that its customers need not type it [FCOMP-08]. */
const shopName = 'Atrian Lihakauppa';

/** The complaint or the feedback; a draft keeps which of them [FCOMP-01]. */
export function RetailContactForm(props: PropsOf<typeof contract>) {
  const { variant, placeOfPurchase, ...options } = props;
  const { brand } = useWidget();
  const id = useId();
  const ownPlace = brand === 'lihakauppa' ? shopName : undefined;
  const fixed = { PlaceOfPurchase: placeOfPurchase || ownPlace };
  const state = useForm(complaint, { ...options, props, fixed }, [feedback]);
  const panel = { id, role: 'tabpanel', 'aria-labelledby': `${id}-tab-${state.chosen}` };
  return (
    <FormContext value={state}>
      {variant === 'tabs' ? (
        <Stage head={<Tabs id={id} />} panel={panel} />
      ) : (
        <Stage head={<Toggle id={id} />} />
      )}
    </FormContext>
  );
}
