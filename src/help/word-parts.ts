import type { Problem } from '../core/element/problem';

/** The similar names. */
export const meant = (names: readonly string[], ask: string): string =>
  names.length > 0 ? `; ${ask} ${names.join(', ')}?` : '';

/** Data that cannot be read: where it stops being JSON, and why. */
export const brokenData = ({ where, given = '' }: Problem): string | undefined => {
  const [, fault] = /^(?:invalid JSON, )?((?:line \d|the end tag).*)$/.exec(given) ?? [];
  return fault && /^(JSON child|block-id)/.test(where) ? fault : undefined;
};

/** The place in a tag; '' is the tag itself, which is named already. */
export const place = (where: string): string => (where ? `${where}: ` : '');
