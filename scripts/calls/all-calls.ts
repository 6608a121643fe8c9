import { contentCalls, menuCalls, navigationCalls, searchCalls } from './content.calls';
import type { DeclaredCall, Given } from './declare-call';
import { contactCalls, subscriptionCalls } from './form.calls';
import { anyRequest, type Heard, heard, nameOf } from './heard';
import { shopCalls } from './shop.calls';

/** The calls by subject, each under the name of its function in src/api. */
export const calls: Readonly<Record<string, Readonly<Record<string, DeclaredCall>>>> = {
  Navigation: navigationCalls,
  Search: searchCalls,
  Content: contentCalls,
  Forms: contactCalls,
  Subscriptions: subscriptionCalls,
  'Meat shop': shopCalls,
  'Lunch menu': menuCalls,
};

/** A declared call with what its function asks for. */
export interface KnownCall extends DeclaredCall {
  /** That of its function. */
  readonly name: string;
  readonly subject: string;
  readonly method: 'GET' | 'POST';
  /** With `{code}` where a value stands. */
  readonly path: string;
  /** All names that may stand in its query. */
  readonly queryNames: readonly string[];
  /** What its function asks for; with `all`, with all that a request may hold. */
  readonly ask: (given?: Given, all?: boolean) => Heard;
}

function known(subject: string, name: string, declared: DeclaredCall): KnownCall {
  const ask = (given: Given = {}, all?: boolean): Heard => {
    const call = heard((api) => declared.make(api, given, all));
    if (!call) throw new Error(`${name} makes no call: see scripts/calls`);
    return call;
  };
  const any = heard((api) => declared.makeAny(api, anyRequest)) ?? ask();
  const [method, path = ''] = nameOf(any).split(' ');
  return {
    ...declared,
    name,
    subject,
    method: method as 'GET' | 'POST',
    path,
    queryNames: [
      ...new Set([...Object.keys(any.query ?? {}), ...Object.keys(ask({}, true).query ?? {})]),
    ],
    ask,
  };
}

/** Every call that the widgets make. */
export const allCalls: readonly KnownCall[] = Object.entries(calls).flatMap(([subject, own]) =>
  Object.entries(own).map(([name, declared]) => known(subject, name, declared)),
);
