/**
 * What editors and developers are told of a page: a list of its mistakes, and each in its place.
 * The loader fetches it only with `data-edit-mode` or `?atria-debug`, as `atria-help.js`.
 */
import { watchFailedCalls } from './failed-calls';
import type { Mistake } from './mistake';
import { pageMistakes } from './page-mistakes';
import { makePanel, showInPlace } from './panel';
import { ownProblems, tagMistakes } from './tag-mistakes';
import type { Vocabulary } from './vocabulary';
import { wordsFor } from './words';

/** Made by the build of the contracts; see scripts/help-vocabulary.ts. */
declare const __VOCABULARY__: Vocabulary;

const vocabulary = __VOCABULARY__;
const words = wordsFor(document.documentElement.lang || 'fi');
const failedCalls = watchFailedCalls(words);
const told = new Set<string>();

/** The page's `atria-*` tags, also those in open shadow roots. */
const tagsIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(element.localName.startsWith('atria-') ? [element] : []),
    ...(element.shadowRoot ? tagsIn(element.shadowRoot) : []),
  ]);

/** All that can be mended now; a tag's own mistakes are put in place too. */
function problems(): readonly Mistake[] {
  const elements = tagsIn(document);
  const ofTags = elements.flatMap((element) => {
    const tag = element.localName;
    const own = ownProblems(element, words).map((text) => ({ tag, text, element, isLogged: true }));
    const others = tagMistakes(element, vocabulary, words).map((text) => ({ tag, text, element }));
    const all = [...others, ...own];
    const texts = all.map(({ text }) => text);
    const unseen = Object.hasOwn(vocabulary.unseen, tag) ? vocabulary.unseen[tag] : undefined;
    // No mistake: it stands in its place alone.
    if (unseen) texts.push(words.unseen(unseen));
    showInPlace(element, texts, Object.hasOwn(vocabulary.tags, tag));
    return all;
  });
  return [...ofTags, ...pageMistakes(elements, vocabulary, words), ...failedCalls()];
}

const calls = (): readonly string[] =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType }) => initiatorType === 'fetch')
    .map(({ name, duration, responseStatus }) =>
      `${responseStatus || ''} ${name} ${Math.round(duration)} ms`.trim(),
    );

function start(): void {
  const panel = makePanel(words, /[?&]atria-debug/.test(location.search));
  let shown: string | undefined;
  const look = () => {
    const found = problems();
    const addresses = calls();
    const now = [...found.map(({ tag, text }) => `${tag} ${text}`), ...addresses].join('\n');
    if (now === shown) return;
    shown = now;
    panel.show(found, addresses);
    for (const { tag, text, isLogged } of found) {
      const line = text.startsWith('<') ? text : `<${tag}> ${text}`;
      if (!told.has(line) && !isLogged) console.warn(line);
      told.add(line);
    }
  };
  look();
  // Properties, and what stands in other shadow roots, cannot be observed.
  setInterval(look, 1000);
}

Object.assign(globalThis, { atria: { problems, calls } });
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
else start();
