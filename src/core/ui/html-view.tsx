import { useLayoutEffect, useRef } from 'react';
import { fitting, withoutInline } from './html-rules';

/** Fits the nodes of clean markup into a place with this level of headings. */
export function fitIn(markup: ParentNode, level: number): void {
  const all = [...markup.querySelectorAll('*')];
  const names = all.map(({ localName }) => localName);
  const fitted = fitting(names, level);
  for (const element of all) {
    // A sanitiser that removes `svg` means one of HTML.
    if (!(element instanceof HTMLElement)) element.remove();
    const { name, changes } = fitted(element.localName, (one) => element.getAttribute(one));
    for (const [attribute, value] of Object.entries(changes))
      if (value === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, value);
    if (!name) element.replaceWith(...element.childNodes);
    if (!name || name === element.localName) continue;
    const other = document.createElement(name);
    for (const one of element.attributes) other.setAttribute(one.name, one.value);
    other.append(...element.childNodes);
    element.replaceWith(other);
  }
}

interface HtmlProps {
  readonly html: string;
  readonly level: number;
  readonly className: string;
}

/**
 * Makes the component that shows HTML through one sanitiser.
 * @param clean Returns the nodes of the markup without anything that could run.
 */
export const htmlView = (clean: (html: string) => ParentNode & Node) =>
  function Html({ html, level, className }: HtmlProps) {
    const box = useRef<HTMLDivElement>(null);
    useLayoutEffect(() => {
      const markup = clean(withoutInline(html));
      fitIn(markup, level);
      box.current?.replaceChildren(...markup.childNodes);
    }, [html, level]);
    return <div ref={box} className={className} />;
  };
