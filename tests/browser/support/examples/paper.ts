/** Parts that only work on a screen, or are only for screen readers; paper need not have them. */
const screenOnly =
  'button, input, select, textarea, label, form, nav, dialog, summary, script, style, template, [aria-hidden=true], [role=status], [slot=captcha]';

const above = (node: Node): Element | null =>
  (node as Element).assignedSlot ??
  node.parentElement ??
  (node.getRootNode() as ShadowRoot).host ??
  null;

function isSeen(text: Text): boolean {
  if (!above(text)?.checkVisibility({ visibilityProperty: true })) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  for (let at = above(text); at && at !== document.body; at = above(at)) {
    const { overflow, clipPath } = getComputedStyle(at);
    if (overflow === 'visible' && clipPath === 'none') continue;
    const edge = at.getBoundingClientRect();
    if (box.left >= edge.right - 1 || box.right <= edge.left + 1) return false;
    if (box.top >= edge.bottom - 1 || box.bottom <= edge.top + 1) return false;
  }
  return box.width > 0;
}

// A box of controls that paper omits, with its texts.
const isOfControls = (one: Element): boolean =>
  !one.hasAttribute('hidden') &&
  getComputedStyle(one).display === 'none' &&
  (one.matches('a') || one.querySelector('a, button') !== null);

const isSkipped = (one: Element): boolean =>
  one.matches(screenOnly) ||
  getComputedStyle(one).clipPath !== 'none' ||
  isOfControls(one) ||
  // Content between the tags that is in no slot is for pages without script.
  (one.parentElement?.shadowRoot != null && !one.assignedSlot);

function* textsIn(root: Node): Generator<Text> {
  for (const node of root.childNodes) {
    if (node instanceof Element && !isSkipped(node)) {
      if (node.shadowRoot) yield* textsIn(node.shadowRoot);
      yield* textsIn(node);
    }
    if (node instanceof Text && !(root as Element).shadowRoot) yield node;
  }
}

/** The words within an element that the page has and does not show. */
export function hiddenWords(within: Element): string[] {
  const all = new Set<string>();
  const seen = new Set<string>();
  for (const text of textsIn(within))
    for (const word of text.data.match(/\S+/g) ?? []) {
      all.add(word);
      if (isSeen(text)) seen.add(word);
    }
  return [...all].filter((word) => !seen.has(word));
}
