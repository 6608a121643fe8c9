import type { WidgetTag } from './page-tags';

/** As React writes it. */
const images = /<img\b[^>]* src="([^"]*)"[^>]*>/g;

const isFetched = (src: string, url: URL): boolean => {
  try {
    return /^https?:$/.test(new URL(src, url).protocol);
  } catch {
    return false;
  }
};

/**
 * The link that has the first picture of a view fetched at once; '' where its tag has that said
 * already, undefined where the view has none.
 * @param but the address of our own files, as a logo: they are small
 */
export function pictureLink(html: string, url: URL, but: string): string | undefined {
  for (const [tag, src = ''] of html.matchAll(images))
    if (!src.startsWith(but) && isFetched(src, url))
      return /fetchpriority="high"/i.test(tag)
        ? ''
        : `<link rel="preload" as="image" fetchpriority="high" href="${src}">`;
  return undefined;
}

/** How many letters fill a first view: behind them a picture would only hold up what is in it. */
const mostLetters = 800;

/** What of a widget's root is asked. */
interface Pictured {
  readonly picture: string | undefined;
  /** How many letters of text it shows. */
  readonly letters: number;
}

/**
 * Picks the one picture of a page that is likely the largest of its first view, as its widgets come. A
 * browser finds one that loads lazily only when all styles are there, with seconds to go on a phone.
 * @returns the link for the root that has it; '' for the others
 */
export function pickFirstPicture(): (tag: WidgetTag, root: Pictured) => string {
  let own = 0;
  let isPicked = false;
  return (tag, { picture, letters }) => {
    const isBehind = tag.isBehindFirstPicture || tag.letters + own > mostLetters;
    own += letters;
    if (isPicked || isBehind || picture === undefined) return '';
    isPicked = true;
    return picture;
  };
}
