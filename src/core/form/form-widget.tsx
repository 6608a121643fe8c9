import type { ComponentType } from 'react';
import type { Contract, PropsOf } from '../element/contract';
import { defineWidget } from '../element/define-widget';
import { useWidget } from '../element/widget-context';
import type { Brand } from '../page/brand';
import type { AnyForm } from './define-form';
import { Form } from './form';
import { FormChoice, type FormChoiceProps } from './form-choice';
import type { FormOptions } from './use-form';

/** What a widget's props give its form, on the site of a brand; undefined shows nothing. */
type OptionsOf<C extends Contract, O> = (props: PropsOf<C>, brand: Brand) => O | undefined;

function widgetOf<C extends Contract, O extends object>(
  contract: C,
  View: ComponentType<O>,
  optionsOf: OptionsOf<C, O>,
) {
  return defineWidget(contract, function FormView(props: PropsOf<C>) {
    const options = optionsOf(props, useWidget().brand);
    return options && <View {...options} props={props} />;
  });
}

/** A widget that is a form and nothing else: what its attributes are to the form. */
export const formWidget = <C extends Contract>(
  contract: C,
  form: AnyForm,
  optionsOf: OptionsOf<C, FormOptions>,
) => {
  const FormOf = (options: FormOptions) => <Form form={form} {...options} />;
  return widgetOf(contract, FormOf, optionsOf);
};

/** The same of several forms, of which one shows at a time. */
export const formChoiceWidget = <C extends Contract>(
  contract: C,
  optionsOf: OptionsOf<C, FormChoiceProps>,
) => widgetOf(contract, FormChoice, optionsOf);
