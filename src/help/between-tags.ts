import type { Vocabulary } from './vocabulary';
import type { Words } from './words';

/** Whether it is in a named slot of the tag, as it should be. */
const isSlotted = (one: Element, tag: Element): boolean =>
  one !== tag && (one.hasAttribute('slot') || isSlotted(one.parentElement ?? tag, tag));

/** Elements without text for readers. */
const unread = 'script, style, template, noscript, [data-atria-retry], [data-atria-help]';

/**
 * Whether a tag is the last in its place, as when its end tag is missing and it contains the rest
 * of the place.
 */
function isLast(tag: Element): boolean {
  for (let next = tag.nextSibling; next; next = next.nextSibling)
    if (!(next instanceof Element && next.matches(unread))) return false;
  return true;
}

/** The first text between the tags that is in no slot and does not repeat the data. */
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

/** Content of a tag that it does not show: mostly what follows it in the page. */
function swallowedBy(tag: Element, { slotted, standIns }: Vocabulary): string | undefined {
  const within = [...tag.querySelectorAll('*')].filter((one) => !isSlotted(one, tag));
  const ofPage = within.find((one) => one.matches('main, footer, script[src]'));
  if (slotted.includes(tag.localName)) return ofPage && `<${ofPage.localName}>`;
  // A heading with the tag's own text is shown until the widget renders.
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

/** What is wrong between the tags, and whether the data is part of it. */
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
