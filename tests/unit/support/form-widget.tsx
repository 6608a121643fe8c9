import { widgetContract } from '../../../src/core/element/contract';
import { defineWidget } from '../../../src/core/element/define-widget';
import type { AnyForm } from '../../../src/core/form/define-form';
import { Form, type FormProps } from '../../../src/core/form/form';
import { formEvents } from '../../../src/core/form/form-contract';
import { defineTexts } from '../../../src/core/i18n/texts';

/** A widget that is only a form. */
export const formWidget = (form: AnyForm, options: Omit<FormProps, 'form'> = {}) =>
  defineWidget(
    widgetContract({
      name: 'test-form',
      purpose: 'text',
      summary: 'A form in a test.',
      wakes: 'load',
      because: 'A trial.',
      attributes: {},
      events: formEvents,
    }),
    () => <Form form={form} {...options} />,
  );

/** Texts that are the same in all languages: `labels({ '/test/name': 'Nimi' })`. */
export const labels = (texts: Readonly<Record<string, string>>) =>
  defineTexts(
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [key, [text, text, text, text] as const]),
    ),
  );
