import type { Vocabulary } from './vocabulary';
import type { Words } from './words';

/** Whether it is in a named slot of the tag, as it should. */
const isSlotted = (one: Element, tag: Element): boolean =>
  one !== tag && (one.hasAttribute('slot') || isSlotted(one.parentElement ?? tag, tag));

/** What is there for no reader. */
const unread = 'script, style, template, noscript, [data-atria-retry], [data-atria-help]';

/**
 * Whether nothing is behind a tag in its place: as where its end tag is missing, so that the
 * rest of the place is in it.
 */
function isLast(tag: Element): boolean {
  for (let next = tag.nextSibling; next; next = next.nextSibling)
    if (!(next instanceof Element && next.matches(unread))) return false;
  return true;
}

/** The first words between the tags that are in no slot and do not say what the data say. */
function ownWords(tag: Element): string | undefined {
  const said = [...tag.attributes].map(({ value }) => value).join('\n');
  const data = tag.querySelector(':scope > script')?.textContent ?? '';
  const texts = document.createTreeWalker(tag, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data: text, parentElement: parent } = texts.currentNode as Text;
    const words = text.trim();
    const isOwn = words && !(said + data).includes(words) && !/^[[{]/.test(words);
    if (isOwn && parent && !parent.closest(unread) && !isSlotted(parent, tag)) return words;
  }
  return undefined;
}

const short = (words: string): string =>
  `“${words.length > 40 ? `${words.slice(0, 40).trim()}…` : words}”`;

/** What a tag holds that it does not show: what is behind it in the page, mostly. */
function swallowedBy(tag: Element, { slotted, standIns }: Vocabulary): string | undefined {
  const within = [...tag.querySelectorAll('*')].filter((one) => !isSlotted(one, tag));
  const ofPage = within.find((one) => one.matches('main, footer, script[src]'));
  if (slotted.includes(tag.localName)) return ofPage && `<${ofPage.localName}>`;
  // A heading that says what the tag says is shown until the widget comes.
  const own = [...tag.attributes].map(({ value }) => value);
  const heading = within.find(
    (one) => /^h[1-6]$/.test(one.localName) && !own.includes(one.textContent ?? ''),
  );
  const widget = within.find(({ localName }) => localName.startsWith('atria-'));
  const element = widget ?? ofPage ?? heading;
  if (element) return `<${element.localName}>`;
  const words = isLast(tag) && !standIns.includes(tag.localName) ? ownWords(tag) : undefined;
  return words && short(words);
}

/** What is wrong between the tags, and whether the data are among it. */
export function wrongInside(element: Element, vocabulary: Vocabulary, words: Words) {
  const swallowed = swallowedBy(element, vocabulary);
  const isBare = [...element.childNodes].some(
    (node) =>
      node.nodeType === Node.TEXT_NODE && /^\s*[[{]\s*["{[\]}]/.test(node.textContent ?? ''),
  );
  const untyped = element.querySelector(
    ':scope > script:not([type$="application/json"], [type$="ld+json"], [src])',
  );
  const isUntyped = /^\s*[[{]/.test(untyped?.textContent ?? '');
  return {
    texts: [
      ...(swallowed ? [words.swallowed(swallowed, `</${element.localName}>`)] : []),
      ...(isBare ? [words.bareJson] : []),
      ...(isUntyped ? [words.untyped] : []),
    ],
    isOfData: isBare || isUntyped,
  };
}
