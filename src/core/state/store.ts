import { type Atom, atom, createStore, type Getter } from 'jotai/vanilla';
import { useSyncExternalStore } from 'react';
import type { Customer } from '../../api/customer';
import { readStoredJson } from '../page/storage';

/** The page's one store: a change by one widget shows in the others [ELEM-05]. */
export const pageStore = createStore();

/** A value that follows other atoms; on a server it is the first one. */
export const followed = <T>(read: (get: Getter) => T, init: T) =>
  Object.assign(atom(read), { init });

/** The customer as the page knows them: nobody, while the call is pending and after it failed. */
export interface CustomerState extends Customer {
  /** It is not known yet who is logged in. */
  readonly loading: boolean;
}

/** Where the customer is stored for the visit [CHK-08]. */
export const customerKey = 'atria-customer';

const emailOf = (customer: unknown) => String(Object(customer).email ?? '');
const storedVisitor = () => readStoredJson('sessionStorage', customerKey, emailOf) ?? '';

/** What the page knows of its visitor; nothing before it has asked. */
export const visitAtom = atom<Partial<CustomerState>>({});
/**
 * The visitor, by the customer's e-mail address; '' while unknown. What is typed belongs to them.
 * On a page that does not ask the shop it is the customer of the visit.
 */
export const visitorAtom = followed((get) => get(visitAtom).email ?? storedVisitor(), '');

type Subscribe = (listener: () => void) => () => void;
const subscribers = new WeakMap<Atom<unknown>, Subscribe>();

/** The same function for all subscribers of an atom, so that a page of many cards keeps one. */
function subscriberOf(atom: Atom<unknown>): Subscribe {
  const known = subscribers.get(atom) ?? ((listener) => pageStore.sub(atom, listener));
  subscribers.set(atom, known);
  return known;
}

/**
 * A selected part of an atom of the page's store; re-renders when the part changes. Server markup
 * is rendered with `onServer`, and hydration starts from there.
 */
export function useSelected<T, S>(atom: Atom<T>, select: (value: T) => S, onServer: S): S {
  return useSyncExternalStore(
    subscriberOf(atom),
    () => select(pageStore.get(atom)),
    () => onServer,
  );
}

/**
 * The value of an atom of the page's store; on a server its first value, whatever was set since.
 */
export const usePageValue = <T>(atom: Atom<T> & { readonly init: T }): T =>
  useSelected(atom, (value) => value, atom.init);
