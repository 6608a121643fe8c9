const originOf = (address: string, page: string): string | undefined => {
  try {
    return new URL(address, page).origin;
  } catch {
    return undefined;
  }
};

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
  const home = originOf(page, page);
  const isOwn = originOf(back, page) === home;
  if (!parameter || !isOwn || new URLSearchParams(query).has(parameter)) return login;
  const { href, pathname, search, hash: place } = new URL(back, page);
  const to = originOf(login, page) === home ? `${pathname}${search}${place}` : href;
  const given = new URLSearchParams({ [parameter]: to });
  return `${path}${path.includes('?') ? '&' : '?'}${given}${hash ? `#${hash}` : ''}`;
}
