import type { Wire } from './field';

/** Sends a value under its own name, as it is. */
export const asIs = (name: string): Wire<unknown> => ({
  names: [name],
  write: (value) => ({ [name]: value }),
  read: (data) => data[name],
});

/**
 * Sends a choice as a yes or no an option, of which exactly one is true:
 * `flags({ email: 'ContactByEmail', none: 'NoContact' })`.
 *
 * @param names the names in the body by option
 */
export const flags = (names: Readonly<Record<string, string>>) => (): Wire<string> => ({
  names: Object.values(names),
  write: (chosen) =>
    Object.fromEntries(Object.entries(names).map(([value, name]) => [name, value === chosen])),
  read: (data) => {
    const on = Object.entries(names).filter(([, name]) => data[name] === true);
    return on.length === 1 ? on[0]?.[0] : '';
  },
});

/**
 * Sends each part of a value under a name of its own: `split({ title: 'ProductName' })`.
 *
 * @param names the names in the body by part
 */
export const split =
  <V extends object>(names: Readonly<Record<keyof V & string, string>>) =>
  (): Wire<V> => {
    const parts = Object.entries<string>(names);
    return {
      names: Object.values(names),
      write: (value) =>
        Object.fromEntries(parts.map(([part, name]) => [name, value[part as keyof V]])),
      read: (data) => Object.fromEntries(parts.map(([part, name]) => [part, data[name]])),
    };
  };

/** Sends a yes or no as the text 'true' or 'false'. */
export const yesOrNo = (name: string): Wire<boolean> => ({
  names: [name],
  write: (value) => ({ [name]: String(value) }),
  read: (data) =>
    new Map<unknown, boolean>([
      ['true', true],
      ['false', false],
    ]).get(data[name]),
});
