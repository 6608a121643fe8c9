import { urlOf } from '../read/link';
import type { WidgetTag } from './page-tags';

/** As React writes it. */
const images = /<img\b[^>]* src="([^"]*)"[^>]*>/g;

const isFetched = (src: string, url: URL): boolean => /^https?:/.test(urlOf(src, url)?.href ?? '');

/** The first picture of a view. */
export interface FirstPicture {
  /** Preloads it. */
  readonly link: string;
  /** Whether its own tag says that it is urgent. */
  readonly isUrgent: boolean;
}

/**
 * The first picture of a view; undefined if it has none.
 * @param but the address of our own files, such as a logo: they are small
 */
export function firstPictureIn(html: string, url: URL, but: string): FirstPicture | undefined {
  for (const [tag, src = ''] of html.matchAll(images))
    if (!src.startsWith(but) && isFetched(src, url))
      return {
        link: `<link rel="preload" as="image" fetchpriority="high" href="${src}">`,
        isUrgent: /fetchpriority="high"/i.test(tag),
      };
  return undefined;
}

/** So many letters fill a first view: a picture behind them would only delay what is in it. */
const mostLetters = 800;

/** What we need to know about a widget's root. */
export interface Pictured {
  readonly picture: FirstPicture | undefined;
  /** The number of letters in its text. */
  readonly letters: number;
}

/**
 * Picks the picture of a page that is likely the largest of its first view, as its widgets arrive.
 * A browser finds a lazy one only when all styles have loaded, which may take seconds on a phone.
 * @returns the picture for the root that has it
 */
export function pickFirstPicture(): (tag: WidgetTag, root: Pictured) => FirstPicture | undefined {
  let own = 0;
  let isPicked = false;
  return (tag, { picture, letters }) => {
    const isBehind = tag.isBehindFirstPicture || tag.letters + own > mostLetters;
    own += letters;
    if (isPicked || isBehind || !picture) return undefined;
    isPicked = true;
    return picture;
  };
}
