import { modules } from '#call-modules';
import type { ApiClient } from '../../../src/api/client';
import { type AnyForm, requestOf } from '../../../src/core/form/define-form';
import type { Option, Values } from '../../../src/core/form/field';
import { type Brand, brands } from '../../../src/core/page/brand';
import type { Given } from './all-calls';
import { heard } from './heard';
import { sampleToken, sampleValues } from './sample-values';

// No declaration says which form makes which call: each form sends, for every brand, to a client
// that only records.

const isForm = (value: unknown): value is AnyForm =>
  typeof value === 'object' && value !== null && 'fields' in value && 'send' in value;

const isOption = (value: unknown): value is Option =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value;

/** Sends values; for choices that only a page knows, the options themselves. */
function send(api: ApiClient, form: AnyForm, brand: Brand, given: Values, token: string) {
  const options = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, [value].flat().filter(isOption)]),
  );
  const values = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      options[name]?.length ? options[name].map((one) => one.value) : value,
    ]),
  );
  const request = requestOf(form, values, token, options);
  return form.send?.(api, request, { props: {}, brand });
}

const senders = new Map<string, { readonly form: AnyForm; readonly brand: Brand }>();
for (const form of modules.flatMap((module) => Object.values(module)).filter(isForm))
  for (const brand of brands) {
    const path = heard((api) => send(api, form, brand, sampleValues(form), ''))?.path ?? '';
    if (!senders.has(path)) senders.set(path, { form, brand });
  }

/**
 * How a form makes a call.
 *
 * @param path where it posts
 * @param own values that only a page knows
 * @returns undefined if no form makes it
 */
export function sendsOf(path: string, own: Values = {}) {
  const sender = senders.get(path);
  if (!sender) return undefined;
  const { form, brand } = sender;
  const make = async (api: ApiClient, given: Given): Promise<unknown> => {
    const values = Object.entries({ ...sampleValues(form), ...own }).map(([name, value]) => [
      name,
      given[name] ?? value,
    ]);
    return send(api, form, brand, Object.fromEntries(values), given.captcha ?? sampleToken);
  };
  return { form, make };
}
