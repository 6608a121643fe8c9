import { type FoundSlip, slipsIn } from './slips';
import { valuesOf } from './tag-data';
import { ofEveryElement } from './unknown-names';
import { fieldsOf, type Vocabulary } from './vocabulary';

const curly = /[“”„«»]/g;

/** Whether a value was cut off, or includes what follows, because a quotation mark is missing. */
const isMisquoted = (value: string): boolean =>
  /\s[\w-]+=$/.test(value) ||
  (/^[“”„«»]/.test(value) && (!/\s/.test(value) || (value.match(curly)?.length ?? 0) % 2 === 1));

/** A name that nobody gives an attribute on purpose. */
const oddName = /["'“”„«»]|[^\p{ASCII}]/u;

/** The first attribute of a tag that shows a missing or curly quotation mark. */
export function quoteSlip(element: Element): FoundSlip[] {
  const all = [...element.attributes];
  const wrong = all.find(({ name, value }) => isMisquoted(value) && !ofEveryElement.test(name));
  const odd = all.findIndex(({ name }) => oddName.test(name));
  const found = wrong ?? all[odd - 1] ?? all[odd];
  if (!found) return [];
  const given = `${found.name}="${found.value}"`;
  return [{ path: [found.name], slip: { cause: 'quote', given } }];
}

/** The typing errors in a tag: its quotation marks, and its values in all places. */
export const tagSlips = (element: Element, vocabulary: Vocabulary): FoundSlip[] => [
  ...quoteSlip(element),
  ...slipsIn(valuesOf(element, vocabulary), fieldsOf(element, vocabulary)),
];

/** Whether two attributes of a tag have curly quotation marks, so that probably all have. */
export const isCurly = (element: Element, name: string): boolean =>
  isMisquoted(element.getAttribute(name) ?? '');
