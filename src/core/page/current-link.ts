/**
 * How a link relates to the current page: `page` is the same page, `true` a section that contains
 * it, undefined neither. Front pages (`/`, `/en/`) are no section.
 */
export function currentOf(link: string, here: string): 'page' | 'true' | undefined {
  if (!here || !link) return undefined;
  try {
    const page = new URL(here);
    const target = new URL(link, page);
    const [path, base] = [page, target].map(({ pathname }) => pathname.replace(/\/*$/, '/'));
    if (target.origin !== page.origin || !path || !base) return undefined;
    if (path === base) return target.hash ? undefined : 'page';
    return base.length > 4 && path.startsWith(base) ? 'true' : undefined;
  } catch {
    return undefined;
  }
}
