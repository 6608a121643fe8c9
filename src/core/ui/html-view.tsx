import { useContext, useLayoutEffect, useRef } from 'react';
import { HeadingLevel } from '../element/heading';
import { cx } from '../style/css';
import { fitIn, withoutInline } from './html-rules';
import { inParagraphs } from './rich-text.model';
import { styles } from './rich-text.styles';

/**
 * Makes the component that shows HTML through one sanitiser.
 * @param clean Returns the nodes of the markup without anything that could run.
 */
export const htmlView = (clean: (html: string) => ParentNode & Node) =>
  function Html({ html }: { readonly html: string }) {
    const box = useRef<HTMLDivElement>(null);
    const level = useContext(HeadingLevel);
    const { html: written, keepsLines } = inParagraphs(html);
    useLayoutEffect(() => {
      const markup = clean(withoutInline(written));
      fitIn(markup, level);
      box.current?.replaceChildren(...markup.childNodes);
    }, [written, level]);
    return <div ref={box} className={cx(styles.text, !keepsLines && styles.html)} />;
  };
