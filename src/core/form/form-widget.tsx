import type { Contract, PropsOf } from '../element/contract';
import { defineWidget } from '../element/define-widget';
import { hasDraft } from './drafts';
import { Form, type FormProps } from './form';

/**
 * A widget that is only a form.
 *
 * @param optionsOf the form's props for its attributes; undefined shows nothing
 */
export const formWidget = <C extends Contract>(
  contract: C,
  optionsOf: (props: PropsOf<C>) => FormProps | undefined,
) =>
  defineWidget(
    contract,
    function FormView(props: PropsOf<C>) {
      const options = optionsOf(props);
      return options && <Form {...options} props={props} />;
    },
    hasDraft,
  );
