/** What to look for in a page: a selector, and possibly an accessible name. */
export interface Part {
  readonly css: string;
  readonly name?: string;
}

/**
 * Finds what a visitor sees in a page, through all shadow roots. Runs in the page: it is sent there
 * as text, so it uses nothing from outside.
 * @param page the page, or that of a frame
 * @returns all matches, in the order of the document
 */
export function find({ css, name }: Part, page = document): HTMLElement[] {
  const nameOf = (one: Element): string => {
    const label = 'labels' in one ? (one as HTMLInputElement).labels?.[0] : undefined;
    const text = one.getAttribute('aria-label') ?? (label ?? one).textContent ?? '';
    return text.replace(/\s+/g, ' ').replace(' *', '').trim();
  };
  const isSeen = (one: Element): boolean => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && one.checkVisibility({ visibilityProperty: true });
  };
  const found: HTMLElement[] = [];
  const look = (root: ParentNode) => {
    for (const one of root.querySelectorAll<HTMLElement>('*')) {
      if (one.matches(css) && isSeen(one) && (!name || nameOf(one) === name)) found.push(one);
      if (one.shadowRoot) look(one.shadowRoot);
    }
  };
  look(page);
  return found;
}
