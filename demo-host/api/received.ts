import * as v from 'valibot';
import { type AnyForm, checked, type Fields, wireOf } from '../../src/core/form/define-form';
import type { Values } from '../../src/core/form/field';
import { captchaToken } from './validation';

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** A request of a form with its captcha's token, '' for a form without one. */
export interface Received {
  readonly body: Values;
  readonly token: string;
}

/**
 * A form's request, read back into values and checked by the schema that the form itself is
 * checked by in the page. A refusal names the fields as they stand in the request.
 */
export const received = (form: AnyForm): v.GenericSchema<unknown, Received> =>
  v.pipe(
    v.custom<Values>(isObject, 'is no object'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const sent = form.body.read(dataset.value);
      const refuse = (name: string, message: string) => {
        addIssue({ message: `${name}: ${message}` });
        return NEVER;
      };
      if (!isObject(sent.data)) return refuse('Data', 'is missing');
      if (form.captcha && !v.is(captchaToken, sent.token))
        return refuse('captcha', 'is no captcha token');
      const fields = Object.entries(form.fields as Fields);
      const hasFiles = fields.some(([, { kind }]) => kind === 'files');
      if (!hasFiles && sent.files !== null) return refuse('Files', 'must be null');
      const values = fields.map(([name, field]) => {
        if (field.kind === 'files') return [name, sent.files];
        // What is not sent cannot be checked here; as empty, it leaves the rest to be.
        const wire = wireOf(name, field);
        return [name, wire ? wire.read(sent.data as Values) : form.empty[name]];
      });
      const { issues } = checked(form, Object.fromEntries(values));
      const issue = issues.find(({ name }) => form.fields[name]?.wire !== null);
      const names = issue && (wireOf(issue.name, form.fields[issue.name])?.names ?? ['Files']);
      if (issue) return refuse(String(names), issue.message);
      return { body: dataset.value, token: form.captcha ? String(sent.token) : '' };
    }),
  );
