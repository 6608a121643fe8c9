/** A tag's own block: its JSON script child, unless that is empty. */
export function childBlock(tag: Element): Element | undefined {
  // The end of the type, because jQuery inserts scripts as "true/application/json".
  const child = tag.querySelector(':scope > script[type$="application/json"]');
  return child?.textContent?.trim() ? child : undefined;
}

/** The page's block with an id. */
export const pageBlock = (id: unknown): Element | undefined =>
  [...document.querySelectorAll('script[data-atria-block]')].find(
    (script) => script.getAttribute('data-atria-block') === `${id}`,
  );
