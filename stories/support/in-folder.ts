/**
 * A text with the addresses of our pictures, videos and wordmarks as they are on a page: Storybook
 * may be published in a folder of a site.
 *
 * @param page the page's address
 */
export function inFolder(text: string, page: string): string {
  const { pathname } = new URL('.', page);
  if (pathname === '/') return text;
  return text.replaceAll(/(?<=["'])\/(?=(pictures|videos|logos)\/)/g, pathname);
}
