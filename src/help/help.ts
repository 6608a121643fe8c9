/**
 * Reports a page's mistakes to editors and developers: in a list, and each in its place. The loader
 * fetches it only with `data-edit-mode` or `?atria-debug`, as `atria-help.js`.
 */
import { shown } from '../core/element/problem';
import { foreign } from '../foreign';
import type { Coded } from '../read/words-table';
import { watchFailedCalls } from './failed-calls';
import type { Vocabulary } from './fields';
import { goneIds } from './gone-ids';
import { isMeant, printedTags } from './meant-tags';
import { type Mistake, type ShownMistake, shownIn } from './mistake';
import { pageMistakes } from './page-mistakes';
import { makePanel, say, showInPlace } from './panel';
import { wordlessAt } from './shown-pictures';
import { readTag, type Tag } from './tag-data';
import { tagMistakes } from './tag-mistakes';
import { wordsFor } from './words';

/** The build makes it from the contracts; see scripts/build/tables/help-vocabulary.ts. */
declare const __VOCABULARY__: Vocabulary;
declare const __VERSION__: string;

const vocabulary = __VOCABULARY__;
const widgets = Object.keys(vocabulary.tags);
/** The console is English, like all messages for developers. */
const sayInConsole = wordsFor('en');
const failedCalls = watchFailedCalls();
const logged = new WeakMap<Element, Set<string>>();

/** The tags that are widgets or were meant as such, also those in open shadow roots. */
const tagsIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(isMeant(element, widgets) ? [element] : []),
    ...(element.shadowRoot ? tagsIn(element.shadowRoot) : []),
  ]);

function mistakesAt(tag: Tag): readonly Mistake[] {
  const { element } = tag;
  const nothing = goneIds(tag, vocabulary);
  // The widget's own message about such an id reports the same slip.
  const isSaid = ({ params }: Coded) => nothing.some(({ id }) => params?.given === shown(id));
  // The line in its place and the console report it, too; see src/retry.ts.
  const isMissing = element.querySelector(':scope > [data-atria-retry]');
  const lost = { code: 'notLoaded', isForDeveloper: true, isLogged: true };
  return [
    ...(isMissing ? [lost] : []),
    ...tagMistakes(tag, vocabulary).filter((one) => !isSaid(one)),
    // The form of the catalogue reports it itself.
    ...nothing.map(({ kind, id }) => ({ code: `gone.${kind}`, params: { id }, isOfValues: true })),
  ].map((one) => ({ ...one, tag: element.localName, element }));
}

/** A call that fails at a tag whose id no longer exists: the id is reported, and is the cause. */
const isOfGoneId = ({ element, isForDeveloper }: Mistake): boolean =>
  !isForDeveloper && goneIds(readTag(element, vocabulary), vocabulary).length > 0;

/** The tags of the page, what is wrong now, and how that is said. */
function look() {
  const elements = tagsIn(document);
  const tags = elements.map((element) => readTag(element, vocabulary));
  const mistakes: readonly Mistake[] = [
    ...tags.flatMap(mistakesAt),
    ...pageMistakes(elements, vocabulary),
    ...printedTags(),
    ...failedCalls().filter((failure) => !isOfGoneId(failure)),
  ];
  const withWords = shownIn(elements, say);
  return { tags, found: mistakes.map(withWords), withWords };
}

/** Notices in the place of a tag without a mistake: for example that it rightly shows nothing. */
function noticesAt(tag: Tag): readonly Mistake[] {
  const { element } = tag;
  const code = vocabulary.unseen[element.localName];
  const notices: Coded[] = [...(code ? [{ code }] : []), ...wordlessAt(tag)];
  return notices.map((one) => ({ ...one, tag: element.localName, element, isNotice: true }));
}

/** The present problems, as a list with the number of the release. */
const problems = () => Object.assign(look().found, { version: __VERSION__ });

/** Reports to the console what it has not shown yet, once per element. */
function log({ name, element, code, params, isLogged }: ShownMistake): void {
  const text = sayInConsole(code, params);
  const before = logged.get(element) ?? new Set();
  if (!isLogged && !before.has(text)) console.warn(`${name} ${text}`);
  logged.set(element, before.add(text));
}

/** All calls since the page loaded; the browser's own list ends with the 250th. */
const made: string[] = [];
function hear(entries: PerformanceEntryList): void {
  for (const entry of entries as PerformanceResourceTiming[]) {
    const { initiatorType, name, duration, responseStatus } = entry;
    if (initiatorType === 'fetch')
      made.push(`${responseStatus || ''} ${name} ${Math.round(duration)} ms`.trim());
  }
}
const observer = foreign('PerformanceObserver', () => {
  const own = new PerformanceObserver((list) => hear(list.getEntries()));
  own.observe({ type: 'resource', buffered: true });
  return own;
});
function calls(): readonly string[] {
  hear(observer?.takeRecords() ?? []);
  return [...made];
}

function start(): void {
  const panel = makePanel(__VERSION__, /[?&]atria-debug/.test(location.search));
  let before: string | undefined;
  const show = () => {
    const { tags, found, withWords } = look();
    for (const tag of tags) {
      const here = found.filter(({ element }) => element === tag.element);
      const all = [...here, ...noticesAt(tag).map(withWords)];
      showInPlace(tag.element, all, widgets.includes(tag.element.localName));
    }
    const addresses = calls();
    const now = [...found.map(({ name, text }) => `${name} ${text}`), ...addresses].join('\n');
    if (now === before) return;
    before = now;
    panel.show(found, addresses);
    for (const mistake of found) log(mistake);
  };
  show();
  // Properties, and content of other shadow roots, cannot be observed.
  setInterval(show, 1000);
}

Object.assign(globalThis, { atria: { version: __VERSION__, problems, calls } });
// biome-ignore lint/suspicious/noConsole: who reports a fault reads here of which release it is.
console.info(`Atria Widgets ${__VERSION__}`);
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
