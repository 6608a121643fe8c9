import type { Contract, PropsOf } from '../element/contract';
import { defineWidget } from '../element/define-widget';
import { useWidget } from '../element/widget-context';
import type { Brand } from '../page/brand';
import { Form, type FormProps } from './form';
import { FormChoice, type FormChoiceProps } from './form-choice';

/**
 * A widget that is only a form, or several forms of which one shows at a time.
 *
 * @param optionsOf the form's props for its attributes and the site's brand; undefined shows
 * nothing
 */
export const formWidget = <C extends Contract>(
  contract: C,
  optionsOf: (props: PropsOf<C>, brand: Brand) => FormProps | FormChoiceProps | undefined,
) =>
  defineWidget(contract, function FormView(props: PropsOf<C>) {
    const options = optionsOf(props, useWidget().brand);
    if (!options) return null;
    if ('forms' in options) return <FormChoice {...options} props={props} />;
    return <Form {...options} props={props} />;
  });
