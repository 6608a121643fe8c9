import { useContext, useState } from 'react';
import { HeadingLevel } from '../element/heading';
import { useWidget } from '../element/widget-context';
import { useLasting } from '../page/location';
import { cx } from '../style/css';
import { attributes, dropped } from './html-rules';
import { htmlView } from './html-view';
import { late } from './late';
import { hasMarkup, inParagraphs, paragraphsOf } from './rich-text.model';
import { styles } from './rich-text.styles';

/** The browser's own sanitiser, which TypeScript does not know yet. */
interface Sanitizing extends Element {
  setHTML(html: string, options: { sanitizer: SanitizerConfig }): void;
}

/** HTML through the browser's own sanitiser. */
const BrowserHtml = htmlView((html) => {
  // In a document of its own nothing loads before its addresses were checked.
  const { body } = document.implementation.createHTMLDocument('');
  const sanitizer = { removeElements: dropped, attributes };
  (body as unknown as Sanitizing).setHTML(html, { sanitizer });
  return body;
});

/**
 * Whether the browser has a sanitiser that accepts our rules: Chrome 105 to 118 had another one
 * with that name.
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

/** Markup through a sanitiser: the browser's own if it has one, which needs no file. */
const Html = late(
  () =>
    hasSanitizer() ? Promise.resolve({ PurifiedHtml: BrowserHtml }) : import('./purified-html'),
  'PurifiedHtml',
);

const Plain = ({ text }: { readonly text: string }) => (
  <div className={styles.text}>
    {paragraphsOf(text).map((paragraph, index) => (
      <p key={index}>{paragraph}</p>
    ))}
  </div>
);

/** The same at each render, so that React leaves what is there. */
const asServed = { __html: '' };

/** HTML. Hydration takes over what a server has cleaned, and leaves it. */
function Markup({ text, level }: { readonly text: string; readonly level: number }) {
  const { cleanHtml } = useWidget();
  const [isServed] = useState(useLasting(() => false, true));
  const { html, keepsLines } = inParagraphs(text);
  const className = cx(styles.text, !keepsLines && styles.html);
  if (isServed)
    return (
      <div
        className={className}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a server cleans, a page keeps it.
        dangerouslySetInnerHTML={cleanHtml ? { __html: cleanHtml(html, level) } : asServed}
      />
    );
  const plain = <Plain text={text} />;
  return (
    <Html
      html={html}
      level={level}
      className={className}
      fallback={plain}
      ifMissing={() => plain}
    />
  );
}

/**
 * A text as an editor writes it in a block: plain, with empty lines between its paragraphs, or HTML
 * without scripts, handlers and styles [IMP-08, IMP-09]. The sanitiser loads only for HTML that no
 * server has cleaned; until then, and if it fails to load, the text shows plain. Headings in it have
 * the level of its place (`Heading`).
 */
export function RichText({ text }: { readonly text: string }) {
  const level = useContext(HeadingLevel);
  if (!hasMarkup(text)) return <Plain text={text} />;
  // Another text, or another level, is not what a server has cleaned.
  return <Markup key={level + text} text={text} level={level} />;
}
