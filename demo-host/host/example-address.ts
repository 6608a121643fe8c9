import type { NamedExample } from '../../scripts/shared/load-examples';

/** The address of one example alone, with all that its page needs. */
export function aloneAddress(
  widget: string,
  { name, brand, language, fault, query, hash = '' }: NamedExample,
  given: URLSearchParams,
): string {
  const asked = {
    only: name,
    brand: brand ?? given.get('brand'),
    language: language ?? given.get('language'),
    fault: given.get('fault') ?? fault,
  };
  const all = new URLSearchParams();
  for (const [key, value] of Object.entries(asked)) if (value) all.set(key, value);
  for (const [key, value] of new URLSearchParams(query)) all.set(key, value);
  return `/widgets/${widget}?${all}${hash}`;
}

/**
 * The redirect for an address that lacks something that its example needs: query, fault, brand and
 * hash must be in the page's own address. Undefined if nothing is missing.
 */
export function completedAddress(
  widget: string,
  example: NamedExample,
  asked: URL,
): string | undefined {
  const { searchParams } = asked;
  if (searchParams.has('alone')) return undefined;
  const address = new URL(aloneAddress(widget, example, searchParams), asked);
  const isMissing = [...address.searchParams].some(([key]) => !searchParams.has(key));
  if (!isMissing && !example.hash) return undefined;
  for (const [key, value] of searchParams) address.searchParams.set(key, value);
  address.searchParams.set('alone', '');
  return address.pathname + address.search + address.hash;
}
