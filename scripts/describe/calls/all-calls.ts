import type * as v from 'valibot';
import { modules } from '#call-modules';
import { withToken } from '../../../src/api/anti-forgery';
import type { ApiClient } from '../../../src/api/client';
import { type Declaration, type Params, subjectOf } from '../../../src/api/define-call';
import type { Param } from '../../../src/api/param';
import type { AnyForm } from '../../../src/core/form/define-form';
import { sendsOf } from './form-sends';
import { type Heard, heard } from './heard';

/** The subjects of the calls, in the order of the tables and of trying them. */
export const subjects = {
  Navigation: 'What the header of a page leads to.',
  Search: 'Searches, suggestions while typing, and filters for hits.',
  Content: 'Cards by a filter, and likes.',
  Forms: 'What visitors write to the company: each form has its own call.',
  Subscriptions: 'Newsletters, news releases and prize draws.',
  'Meat shop': 'Products, reviews, the cart, the customer, deliveries and the purchase.',
  'Lunch menu': 'Weeks of dishes, and the recipes that they are chosen from.',
} satisfies Record<KnownCall['subject'], string>;

/** Values by name that replace those of a sample request. */
export type Given = Readonly<Record<string, string>>;

/** A call of src/api with a sample request. */
export interface KnownCall extends Declaration<Params, unknown, v.GenericSchema | undefined> {
  /** The name of its function. */
  readonly name: string;
  readonly subject: (typeof subjectOf)[Declaration['fault']];
  readonly method: 'GET' | 'POST';
  /** With `{code}` for a value. */
  readonly path: string;
  /** The parameters of a request, by name. */
  readonly asked: Readonly<Record<string, Param>>;
  /** The form whose fields make its body. */
  readonly form?: AnyForm;
  /** Makes the call with the sample request; with `all`, including optional parts. */
  readonly make: (api: ApiClient, given?: Given, all?: boolean) => Promise<unknown>;
  /** The request that its function makes, likewise. */
  readonly ask: (given?: Given, all?: boolean) => Heard;
}

/** An address of no page, which gets no token. */
const nowhere = new URL('https://localhost');

interface AnyCall {
  (api: ApiClient, request?: unknown): Promise<unknown>;
  readonly declaration: KnownCall;
}
const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'function' && 'declaration' in value;

/** The request with sample values; with `all`, including optional parts. */
function sampleOf({ body, sample = {} }: Declaration, asked: KnownCall['asked']) {
  return (given: Given, all = false): unknown => {
    if (body) return body.sample;
    const names = Object.keys(asked).filter(
      (one) => asked[one]?.required || (all && one in sample),
    );
    return Object.fromEntries(
      names.map((one) => [
        one,
        given[asked[one]?.given ?? one] ?? sample[one] ?? asked[one]?.sample,
      ]),
    );
  };
}

function known(name: string, call: AnyCall): KnownCall {
  const { declaration } = call;
  const { get, post, params = {} } = declaration;
  const path = post ?? get ?? '';
  const asked = Object.fromEntries(
    Object.entries(params).filter((one): one is [string, Param] => typeof one[1] !== 'string'),
  );
  const isBare = !declaration.body && Object.keys(asked).length === 0;
  const requestOf = sampleOf(declaration, asked);
  const sends = post ? sendsOf(post, declaration.sample) : undefined;
  const make: KnownCall['make'] = (api, given = {}, all) => {
    if (sends) return sends.make(api, given);
    return isBare ? call(api) : call(api, requestOf(given, all));
  };
  return {
    ...declaration,
    name,
    subject: subjectOf[declaration.fault],
    method: post ? 'POST' : 'GET',
    path,
    asked,
    ...(sends && { form: sends.form }),
    make,
    ask: (given, all) => {
      const asked = heard((api) => make(api, given, all));
      if (!asked) throw new Error(`${name} makes no call`);
      return { ...asked, json: withToken(asked, nowhere) };
    },
  };
}

/** In order of their subjects and paths, except that each follows the one in its `after`. */
function inOrder(calls: readonly KnownCall[]): readonly KnownCall[] {
  const names = Object.keys(subjects);
  const placeOf = ({ subject, path, method }: KnownCall) =>
    `${names.indexOf(subject)} ${path} ${method}`;
  const sorted = calls.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  const ordered = new Set<KnownCall>();
  const add = (call: KnownCall): void => {
    const before = sorted.find(({ name }) => name === call.after);
    if (call.after && !before) throw new Error(`${call.name}: there is no call ${call.after}`);
    if (before) add(before);
    ordered.add(call);
  };
  for (const call of sorted) add(call);
  return [...ordered];
}

/** Every call that the widgets make. */
export const allCalls: readonly KnownCall[] = inOrder(
  modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, made]) => (isCall(made) ? [known(name, made)] : [])),
  ),
);

const at = (answer: unknown, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], answer);

/** The values in an answer for later calls: only those that it has. */
export const valuesFrom = ({ gives = {} }: Pick<KnownCall, 'gives'>, answer: unknown): Given =>
  Object.fromEntries(
    Object.entries(gives).flatMap(([name, place]) => {
      const value = at(answer, place);
      return value === undefined || value === null || value === '' ? [] : [[name, String(value)]];
    }),
  );
