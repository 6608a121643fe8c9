import { useSyncExternalStore } from 'react';
import { onAddress } from './location';

/** An address with the page's query as search words, unless it has a query of its own. */
const asked = (href: string): string =>
  href.replace(/^[^?#]+(?=#|$)/, (path) => path + window.location.search);

const alternateOf = (code: string | undefined): string => {
  const selector = `link[rel~=alternate][hreflang|="${code}" i]`;
  return asked(document.querySelector<HTMLLinkElement>(selector)?.href ?? '');
};

/**
 * The page's address in another language, from `<link rel=alternate>`, with the query here; else
 * ''. A server returns '', so that its markup serves every query of a page.
 */
export const useAlternate = (code: string | undefined): string =>
  useSyncExternalStore(
    onAddress,
    () => alternateOf(code),
    () => '',
  );
