import { BrowserHtml, type Sanitizing } from './browser-html';
import { late } from './late';
import { hasMarkup, paragraphsOf } from './rich-text.model';
import { styles } from './rich-text.styles';

/**
 * Whether the browser has a sanitiser that takes our rules: Chrome 105 to 118 had another one of
 * that name.
 */
function hasSanitizer(): boolean {
  try {
    const box = document.createElement('p') as unknown as Sanitizing;
    box.setHTML('', { sanitizer: { removeElements: ['b'], attributes: ['href'] } });
    return true;
  } catch {
    return false;
  }
}

/**
 * Markup through a sanitiser: the browser's own where it has one, for which no file can be missing.
 */
const Html = late(
  () =>
    hasSanitizer() ? Promise.resolve({ PurifiedHtml: BrowserHtml }) : import('./purified-html'),
  'PurifiedHtml',
);

/**
 * A text as an editor gives it in a block: plain, with empty lines between its paragraphs, or HTML,
 * of which stays what says something; scripts, handlers and styles do not [IMP-08, IMP-09]. The
 * sanitiser comes only for HTML; before, and where it fails to load, the text is there plain.
 * Headings in it are of the level that its place asks for (`Heading`).
 */
export function RichText({ text }: { readonly text: string }) {
  const plain = (
    <div className={styles.text}>
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
  if (!hasMarkup(text)) return plain;
  return <Html html={text} fallback={plain} ifMissing={() => plain} />;
}
