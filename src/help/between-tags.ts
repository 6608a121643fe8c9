import { blockIn, blockOf, isDataType, isWrapper } from '../read/data-block';
import type { Coded } from '../read/words-table';
import type { Vocabulary } from './fields';
import { parsed } from './tag-data';

/** Whether it is in a named slot of the tag, as it should be. */
export const isSlotted = (one: Element, tag: Element): boolean =>
  one !== tag && (one.hasAttribute('slot') || isSlotted(one.parentElement ?? tag, tag));

/** Elements without text for readers. */
const unread = 'script, style, template, noscript, [data-atria-retry], [data-atria-help]';

/**
 * Whether a tag is the last in its place, as when its end tag is missing and it contains the rest
 * of the place.
 */
const isLast = ({ nextSibling: next }: Element): boolean =>
  !next || (next instanceof Element && next.matches(unread) && isLast(next));

/** Marks that content systems put before data. */
const marks = /^([\s\ufeff]|\/[/*]|\*\/|<!--|-->|<!\[CDATA\[)*/;
/** A text without them at its beginning. */
export const withoutMarks = (text: string | null): string => (text ?? '').replace(marks, '');

/** The texts in an element. */
export function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

const valuesOf = ({ attributes }: Element) => [...attributes].map(({ value }) => value);

/** The first text between the tags that is in no slot and does not repeat the data. */
function ownWords(tag: Element): string | undefined {
  const data = [...tag.querySelectorAll('script')].map((one) => one.textContent);
  const said = [...valuesOf(tag), ...data].join('\n');
  return textsIn(tag)
    .filter(({ parentElement: at }) => at && !at.closest(unread) && !isSlotted(at, tag))
    .map((text) => text.data.trim())
    .find((words) => words && !said.includes(words) && !/^[[{]/.test(withoutMarks(words)));
}

/** Content of a tag that it does not show: mostly what follows it in the page. */
function swallowedBy(tag: Element, { slotted, standIns }: Vocabulary): string | undefined {
  const within = [...tag.querySelectorAll('*')].filter((one) => !isSlotted(one, tag));
  const ofPage = within.find((one) => one.matches('main, footer, script[src]'));
  if (slotted.includes(tag.localName)) return ofPage && `<${ofPage.localName}>`;
  // A heading with the tag's own text is shown until the widget renders.
  const own = valuesOf(tag);
  const heading = within.find(
    (one) => /^h[1-6]$/.test(one.localName) && !own.includes(one.textContent ?? ''),
  );
  const widget = within.find(({ localName }) => localName.startsWith('atria-'));
  const element = widget ?? ofPage ?? heading;
  if (element) return `<${element.localName}>`;
  const words = isLast(tag) && !standIns.includes(tag.localName) ? ownWords(tag) : undefined;
  return words && `“${words.length > 40 ? `${words.slice(0, 40).trim()}…` : words}”`;
}

/** Whether an element, or a text in it, is a tag's own but for wrappers. */
const isOwn = (one: Element | null, tag: Element): boolean =>
  one === tag || (isWrapper(one?.localName) && isOwn(one?.parentElement ?? null, tag));

/** Whether a text between the tags is JSON that is in no script. */
const hasBareJson = (tag: Element): boolean =>
  textsIn(tag).some(
    ({ parentElement: at, data }) => isOwn(at, tag) && /^[[{]\s*["{[]/.test(withoutMarks(data)),
  );

/** The element after a tag, or after what ends with the tag. */
const nextOf = (tag: Element): Element | null =>
  tag.nextElementSibling ?? (tag.parentElement && nextOf(tag.parentElement));

const widgetOf = ({ parentElement: parent }: Element): Element | null =>
  parent?.localName.startsWith('atria-') ? parent : parent && widgetOf(parent);

/** The texts of JSON scripts in an element, also where browsers do not read them. */
export function dataIn(one: Element): string[] {
  const { textContent: text } = one;
  if (one.localName === 'noscript')
    return [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script/gi)].map(([, data = '']) => data);
  if (one instanceof HTMLTemplateElement) return [...one.content.children].flatMap(dataIn);
  return isDataType(one.getAttribute('type')) ? [text] : [];
}

/** Where the data of a tag stands, if it is not where a tag reads it. */
function lostData(tag: Element, { tags }: Vocabulary): Coded | undefined {
  if (blockOf(tag) || tag.hasAttribute('block-id')) return undefined;
  const names = Object.keys(tags[tag.localName] ?? {});
  const isMeant = (data: string) =>
    Object.keys(Object(parsed(data))).some((name) => names.includes(name));
  const lost = [...tag.querySelectorAll('*')].find(
    (one) => widgetOf(one) === tag && dataIn(one).some(isMeant),
  );
  const place = [...tag.children].find((child) => lost && child.contains(lost));
  if (place) return { code: 'around', params: { what: `<${place.localName}>` } };
  const next = nextOf(tag);
  const behind = next && blockIn(next);
  const isNamed = behind?.matches('[data-atria-block], [data-atria-settings]') ?? true;
  return !isNamed && isMeant(behind?.textContent ?? '') ? { code: 'behind' } : undefined;
}

/** What is wrong between the tags. */
export function wrongInside(element: Element, vocabulary: Vocabulary): Coded[] {
  const swallowed = swallowedBy(element, vocabulary);
  const isUntyped = [...element.querySelectorAll('script:not([type*="+json"], [src])')].some(
    (one) =>
      !isDataType(one.getAttribute('type')) &&
      isOwn(one.parentElement, element) &&
      /^[[{]/.test(withoutMarks(one.textContent)),
  );
  const isTwice = [...element.children].filter((one) => blockIn(one) === one).length > 1;
  const all = [
    swallowed && { code: 'swallowed', params: { what: swallowed, end: `</${element.localName}>` } },
    hasBareJson(element) && { code: 'bareJson' },
    isUntyped && { code: 'untyped' },
    lostData(element, vocabulary),
    isTwice && { code: 'twoBlocks' },
  ];
  return all.filter((one) => typeof one === 'object');
}
