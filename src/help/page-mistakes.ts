import { attributeName } from '../core/element/reading/attribute-text';
import { mendJson } from '../core/element/reading/mend-json';
import { loaderGlobal, rawSettings } from '../core/page/raw-settings';
import { readSettings, settingNames } from '../core/page/settings-fields';
import type { Coded } from '../read/words-table';
import { commonFields, placesIn, type Vocabulary } from './fields';
import type { Mistake } from './mistake';
import { nearest } from './nearest';
import { slipsIn, toldSlip } from './slips';
import { noName } from './unknown-names';

/** A mistake in a tag of the page's template; a missing script is reported at the body. */
const at = (element: Element | null | undefined, all: readonly Coded[]): Mistake[] =>
  all.map((one) => ({
    ...one,
    tag: element?.localName ?? 'script',
    element: element ?? document.body,
    isForDeveloper: true,
  }));

function scriptMistakes({ tags, common }: Vocabulary): Mistake[] {
  const { script, settings } = loaderGlobal();
  const [first, second] = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(
    ({ src }) => /\/atria\.js(\?|$)/.test(src),
  );
  const names = [...settingNames, ...[common, ...Object.values(tags)].flatMap(Object.keys)];
  const known = [...new Set(names)].map((name) => `data-${attributeName(name)}`);
  const misspelt = [...(first?.attributes ?? [])]
    .filter(({ name }) => name.startsWith('data-') && !known.includes(name))
    .map(({ name }) => noName('', name, nearest(name, known), []))
    // The page's own `data-` attributes on the tag are no typing errors.
    .filter(({ params }) => params.meant.length > 0);
  // An unknown brand or language of the page: reported once here, not at each tag.
  const wrongNames = slipsIn(placesIn(settings, { fields: commonFields })).map(({ path, slip }) =>
    toldSlip(`data-${path.join()}`, slip),
  );
  return [
    ...at(first, misspelt),
    ...at(second, second ? [{ code: 'doubleScript' }] : []),
    ...at(script, wrongNames),
    ...at(null, settings && !script ? [{ code: 'noScript' }] : []),
  ];
}

/** The release of a file from the snippet, by its folder. */
const released =
  /\/(\d+\.\d+\.\d+[^/]*)\/(atria\.(?:css|js)|core\.js|brands\/[^/]+\.css)(?:[?#]|$)/;

/** Lines of the snippet with another release than the script in use. */
function releaseMistakes(): Mistake[] {
  const files = document.querySelectorAll(
    'script[src], link[rel=stylesheet], link[rel=modulepreload]',
  );
  const found = [...files].flatMap((element) => {
    const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
    const [, release, file] = released.exec(address) ?? [];
    return release ? [{ element, release, file: `${file}` }] : [];
  });
  const script = found.find(({ file }) => file === 'atria.js');
  return found
    .filter(({ release }) => script && release !== script.release)
    .flatMap(({ element, release, file }) => {
      const params = { file, release, ofScript: script?.release };
      return at(element, [{ code: 'otherRelease', params }]);
    });
}

function settingsMistakes({ texts }: Vocabulary): Mistake[] {
  const block = document.querySelector('script[data-atria-settings]');
  const { value, fault } = block?.textContent ? mendJson(block.textContent) : { value: {} };
  const isObject = typeof value === 'object' && value !== null;
  const { settings, problems } = readSettings(rawSettings(isObject ? value : undefined));
  const keys = Object.values(settings.translations ?? {}).flatMap((own) => Object.keys(own));
  const unknownTexts = [...new Set(keys)].filter((key) => !texts.includes(key));
  const wrong = (name: string, expected: string): Coded => ({
    code: 'setting',
    params: { name, expected: { code: expected } },
  });
  const ofScript = problems.script.map(({ name, expected }) =>
    wrong(`data-${attributeName(name)}`, expected),
  );
  const whole = {
    code: isObject ? 'touchedSettings' : 'settings',
    params: { fault: fault ?? { code: 'noObject' } },
  };
  const ofBlock = problems.block.map(({ name, expected }) =>
    settingNames.includes(name)
      ? wrong(name, expected)
      : noName('data-atria-settings', name, nearest(name, settingNames), settingNames),
  );
  const logged = [
    ...at(loaderGlobal().script, ofScript),
    ...at(block, fault || !isObject ? [whole, ...ofBlock] : ofBlock),
  ];
  return [
    // The page's settings are read in any mode, and have logged it.
    ...logged.map((one) => ({ ...one, isLogged: true })),
    ...at(
      block,
      unknownTexts.map((key) => noName('translations', key, nearest(key, texts), [])),
    ),
  ];
}

/** Widgets that a page should have once: of two popups only the first opens. */
export const once: ReadonlySet<string> = new Set([
  'atria-header',
  'atria-newsletter-modal',
  'atria-newsletter-popup',
  'atria-news-release-popup',
  'atria-overlay',
]);

/** The elements with the same key as one before. */
const repeated = (all: readonly Element[], keyOf: (one: Element) => string): Element[] =>
  all.filter((one, at) => all.slice(0, at).some((before) => keyOf(before) === keyOf(one)));

/** Duplicates, and tags without the one that they need. */
function mistakesBetween(elements: readonly Element[]): Mistake[] {
  const single = elements.filter(({ localName }) => once.has(localName));
  const twice = repeated(single, ({ localName }) => localName);
  const blocks = [...document.querySelectorAll('script[data-atria-block]')];
  const idOf = (block: Element) => block.getAttribute('data-atria-block') ?? '';
  const hasOverlay = elements.some(({ localName }) => localName === 'atria-overlay');
  // The floating buttons open the forms of the overlay [CONT-04].
  const lone = elements.filter(
    ({ localName }) => localName === 'atria-floating-buttons' && !hasOverlay,
  );
  return [
    ...twice.map((element) => ({ code: 'doubleTag', element })),
    ...repeated(blocks, idOf).map((element) => ({
      code: 'doubleBlock',
      params: { id: idOf(element) },
      element,
    })),
    ...lone.map((element) => ({ code: 'noOverlay', element })),
  ].map((one) => ({ ...one, tag: one.element.localName }));
}

/**
 * An editor's mistakes in the page as a whole: its script tag, its settings, duplicates, and tags
 * that need another one.
 */
export const pageMistakes = (elements: readonly Element[], vocabulary: Vocabulary): Mistake[] => [
  ...scriptMistakes(vocabulary),
  ...releaseMistakes(),
  ...settingsMistakes(vocabulary),
  ...mistakesBetween(elements),
];
