import { visible } from './text';

/** A scheme that is none of those that links may have. */
const forbidden = /^(?!(https?|mailto|tel):)[a-z][^/?#:]*:/i;

/**
 * The address if it may become a link, else undefined: no `javascript:` and the like [IMP-09]. It
 * is without what a browser drops, what nobody sees, and `&amp;` for `&`, as editors paste it.
 */
export function safeUrl(address: string | null | undefined): string | undefined {
  const plain = visible(address ?? '')
    .replace(/[\t-\r]/g, '')
    .replace(/&(amp;)+/g, '&')
    .trim();
  return forbidden.test(plain) ? undefined : plain || undefined;
}

/**
 * A link's address in its parts.
 *
 * @param base what it is relative to
 * @returns undefined if it may not become a link, or if no browser can read it
 */
export function urlOf(address: string | null | undefined, base?: string | URL): URL | undefined {
  const safe = safeUrl(address);
  try {
    return safe === undefined ? undefined : new URL(safe, base);
  } catch {
    return undefined;
  }
}

/**
 * An address with parameters in its query, in place of its own ones of these names; its others and
 * its hash stay as they are. Values are URL-encoded [QS-11].
 */
export function withParameters(
  address: string,
  parameters: Readonly<Record<string, string | number>>,
): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(address) ?? [];
  const others = query
    .split('&')
    .filter(
      (part) =>
        part && ![...new URLSearchParams(part)].some(([name]) => Object.hasOwn(parameters, name)),
    );
  const set = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${path}?${[...others, ...set].join('&')}${hash}`;
}
