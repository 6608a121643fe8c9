import { urlOf } from '../../read/link';

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
  const [path = '', hash] = login.split('#');
  const [, query = ''] = path.split('?');
  const home = urlOf(page)?.origin;
  const target = urlOf(back, page);
  const isOwn = target !== undefined && target.origin === home;
  if (!parameter || !isOwn || new URLSearchParams(query).has(parameter)) return login;
  const { href, pathname, search, hash: place } = target;
  const to = urlOf(login, page)?.origin === home ? `${pathname}${search}${place}` : href;
  const given = new URLSearchParams({ [parameter]: to });
  return `${path}${path.includes('?') ? '&' : '?'}${given}${hash ? `#${hash}` : ''}`;
}
