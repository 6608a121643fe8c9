/**
 * Reports a page's mistakes to editors and developers: in a list, and each in its place. The loader
 * fetches it only with `data-edit-mode` or `?atria-debug`, as `atria-help.js`.
 */
import { shown as given } from '../core/element/problem';
import { foreign } from '../foreign';
import type { Coded } from '../read/words-table';
import { watchFailedCalls } from './failed-calls';
import { goneIds } from './gone-ids';
import { isMeant, printedTags } from './meant-tags';
import { type Mistake, type NamedMistake, named, said } from './mistake';
import { pageMistakes } from './page-mistakes';
import { makePanel, showInPlace } from './panel';
import { wordlessAt } from './shown-pictures';
import { tagMistakes } from './tag-mistakes';
import type { Vocabulary } from './vocabulary';
import { wordsFor } from './words';

/** The build makes it from the contracts; see scripts/build/tables/help-vocabulary.ts. */
declare const __VOCABULARY__: Vocabulary;
declare const __VERSION__: string;

const vocabulary = __VOCABULARY__;
const widgets = Object.keys(vocabulary.tags);
const say = wordsFor(document.documentElement.lang || 'fi');
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

function mistakesAt(element: Element): readonly Mistake[] {
  const tag = element.localName;
  const nothing = goneIds(element, vocabulary);
  // The widget's own message about such an id reports the same slip.
  const isSaid = ({ params }: Coded) => nothing.some(({ id }) => params?.given === given(id));
  const own = tagMistakes(element, vocabulary).map((one) => ({ tag, element, ...one }));
  // The line in its place and the console report it, too; see src/retry.ts.
  const isMissing = element.querySelector(':scope > [data-atria-retry]');
  const ofServer = { isForDeveloper: true, isLogged: true };
  const lost = isMissing ? [{ tag, code: 'notLoaded', element, ...ofServer }] : [];
  // The form of the catalogue reports it itself.
  const gone = nothing.map(({ kind, id }) => ({
    ...{ tag, element, isOfValues: true, code: `gone.${kind}`, params: { id } },
  }));
  return [...lost, ...own.filter((one) => !isSaid(one)), ...gone];
}

const mistakesIn = (elements: readonly Element[]): readonly Mistake[] => [
  ...elements.flatMap((element) => mistakesAt(element)),
  ...pageMistakes(elements, vocabulary),
  ...printedTags(),
  ...failedCalls().filter((failure) => !isOfGoneId(failure)),
];

/** A call that fails at a tag whose id no longer exists: the id is reported, and is the cause. */
const isOfGoneId = ({ element, isForDeveloper }: Mistake): boolean =>
  !isForDeveloper && goneIds(element, vocabulary).length > 0;

/** Notices in the place of a tag without a mistake: for example that it rightly shows nothing. */
function noticesAt(element: Element): readonly Mistake[] {
  const tag = element.localName;
  const unseen = vocabulary.unseen[tag];
  const told = [...(unseen ? [{ code: unseen }] : []), ...wordlessAt(element, vocabulary)];
  return told.map((one) => ({ ...one, tag, element, isNotice: true }));
}

/** The present problems, as a list with the number of the release. */
const problems = () =>
  Object.assign(mistakesIn(tagsIn(document)).map(said(say)), { version: __VERSION__ });

/** Reports to the console what it has not shown yet, once per element. */
function log({ name, element, code, params, isLogged }: NamedMistake): void {
  const text = sayInConsole(code, params);
  const before = logged.get(element) ?? new Set();
  if (!isLogged && !before.has(text)) console.warn(`${name} ${text}`);
  logged.set(element, before.add(text));
}

/** All calls since the page loaded; the browser's own list ends with the 250th. */
function watchCalls(): () => readonly string[] {
  const calls: string[] = [];
  const hear = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceResourceTiming[]) {
      const { initiatorType, name, duration, responseStatus } = entry;
      if (initiatorType === 'fetch')
        calls.push(`${responseStatus || ''} ${name} ${Math.round(duration)} ms`.trim());
    }
  };
  const observer = foreign('PerformanceObserver', () => {
    const made = new PerformanceObserver((list) => hear(list.getEntries()));
    made.observe({ type: 'resource', buffered: true });
    return made;
  });
  return () => {
    hear(observer?.takeRecords() ?? []);
    return [...calls];
  };
}
const calls = watchCalls();

function start(): void {
  const panel = makePanel(say, {
    version: __VERSION__,
    withCalls: /[?&]atria-debug/.test(location.search),
  });
  let shown: string | undefined;
  const look = () => {
    const elements = tagsIn(document);
    const found = mistakesIn(elements).map(named(elements)).map(said(say));
    for (const element of elements) {
      const here = found.filter((mistake) => mistake.element === element);
      const all = [...here, ...noticesAt(element).map(named(elements)).map(said(say))];
      showInPlace(element, all, Object.hasOwn(vocabulary.tags, element.localName), say);
    }
    const addresses = calls();
    const now = [...found.map(({ name, text }) => `${name} ${text}`), ...addresses].join('\n');
    if (now === shown) return;
    shown = now;
    panel.show(found, addresses);
    for (const mistake of found) log(mistake);
  };
  look();
  // Properties, and content of other shadow roots, cannot be observed.
  setInterval(look, 1000);
}

Object.assign(globalThis, { atria: { version: __VERSION__, problems, calls } });
// biome-ignore lint/suspicious/noConsole: who reports a fault reads here of which release it is.
console.info(`Atria Widgets ${__VERSION__}`);
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
