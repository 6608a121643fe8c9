import { urlOf } from '../../read/link';
import { type PageAddress, plainPath } from './page-address';

/**
 * How a link relates to the current page: `page` is the same page, `true` a section that contains
 * it, undefined neither. Front pages (`/`, `/en/`) are no section.
 */
export function currentOf(link: string, address: PageAddress): 'page' | 'true' | undefined {
  const [host, path] = [address('hostname'), address('path')];
  // Other links depend on whether the path is that of a folder.
  const base = /^([/?#]|\w+:|$)/.test(link) ? path : address('pathname');
  const target = urlOf(link, `https://${host}${base}`);
  if (target?.hostname !== host) return undefined;
  const section = plainPath(target.pathname);
  if (path === section) return target.hash ? undefined : 'page';
  return section.length > 4 && path.startsWith(section) ? 'true' : undefined;
}
