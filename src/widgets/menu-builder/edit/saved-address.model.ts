/** The page's address with the id of a saved menu; all else in it stays [MENU-09]. */
export function savedAddress(href: string, menuId: string): string {
  const url = new URL(href);
  url.searchParams.set('menuId', menuId);
  return url.href;
}
