import { urlOf, withParameters } from '../../read/link';

/**
 * The login's address with the address to return to: a path, or a whole address if the login is on
 * another site. An address of another site than the page's is not passed on, nor is any if the
 * login's address has the parameter already.
 *
 * @param parameter of the login's query; '' if it has none
 * @param back where the visitor is going
 * @param page the page's own address
 */
export function loginAddress(login: string, parameter: string, back: string, page: string): string {
  const home = urlOf(page)?.origin;
  const there = urlOf(login, page);
  const target = urlOf(back, page);
  const isOwn = target !== undefined && target.origin === home;
  if (!parameter || !isOwn || there?.searchParams.has(parameter)) return login;
  const { href, pathname, search, hash: place } = target;
  const to = there?.origin === home ? `${pathname}${search}${place}` : href;
  return withParameters(login, { [parameter]: to });
}
