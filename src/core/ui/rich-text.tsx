import { late } from './late';
import { lateCode } from './late-code';
import { hasMarkup, paragraphsOf } from './rich-text.model';
import { styles } from './rich-text.styles';

const browserHtml = lateCode(() => import('./browser-html'));
const purifiedHtml = lateCode(() => import('./purified-html'));

/** Markup through a sanitiser: the browser's own where it has one, which costs nothing. */
const Html = late(async () =>
  'setHTML' in Element.prototype
    ? (await browserHtml.load()).BrowserHtml
    : (await purifiedHtml.load()).PurifiedHtml,
);

/**
 * A text as an editor gives it in a block: plain, with empty lines between its paragraphs, or HTML,
 * of which stays what says something; scripts, handlers and styles do not [IMP-08, IMP-09]. The
 * sanitiser comes only for HTML; before, and where it cannot be had, the text stands there plain.
 * Headings in it are of the level that its place asks for (`Heading`).
 */
export function RichText({ text }: { readonly text: string }) {
  const plain = (
    <div className={styles.text}>
      {paragraphsOf(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place.
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
  if (!hasMarkup(text)) return plain;
  return <Html html={text} fallback={plain} ifMissing={() => plain} />;
}
