import { useSyncExternalStore } from 'react';
import { onAddress } from './location';

/**
 * An address with what the page is asked for, as words that are searched for, unless it has its
 * own.
 */
const asked = (href: string): string =>
  href.replace(/^[^?#]+(?=#|$)/, (path) => path + window.location.search);

const alternateOf = (code: string | undefined): string => {
  const selector = `link[rel~=alternate][hreflang|="${code}" i]`;
  return asked(document.querySelector<HTMLLinkElement>(selector)?.href ?? '');
};

/**
 * Where the page says that it is in another language, by `<link rel=alternate>`, with what is
 * asked for here; else ''. A server says '', so its markup serves every query of a page.
 */
export const useAlternate = (code: string | undefined): string =>
  useSyncExternalStore(
    onAddress,
    () => alternateOf(code),
    () => '',
  );
