import { urlOf } from '../../read/link';

/**
 * How a link relates to the current page: `page` is the same page, `true` a section that contains
 * it, undefined neither. Front pages (`/`, `/en/`) are no section.
 */
export function currentOf(link: string, here: string): 'page' | 'true' | undefined {
  const [page, target] = [urlOf(here), urlOf(link, here)];
  if (!page || target?.origin !== page.origin) return undefined;
  const [path = '', base = ''] = [page, target].map(({ pathname }) =>
    pathname.replace(/\/*$/, '/'),
  );
  if (path === base) return target.hash ? undefined : 'page';
  return base.length > 4 && path.startsWith(base) ? 'true' : undefined;
}
