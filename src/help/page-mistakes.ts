import { attributeName } from '../core/element/reading/attribute-text';
import { mendJson } from '../core/element/reading/mend-json';
import { loaderGlobal, rawSettings } from '../core/page/raw-settings';
import { readSettings, settingNames } from '../core/page/settings-fields';
import type { Mistake } from './mistake';
import { nearest } from './nearest';
import { once } from './once';
import { commonKinds, slipsIn } from './slips';
import type { Vocabulary } from './vocabulary';
import type { Words } from './words';

/** A mistake in a tag of the page's template; a missing script is reported at the body. */
const at =
  (element: Element | null | undefined) =>
  (text: string): Mistake => ({
    tag: element?.localName ?? 'script',
    text,
    element: element ?? document.body,
    isForDeveloper: true,
  });

function scriptMistakes({ tags, common }: Vocabulary, words: Words): Mistake[] {
  const { script, settings } = loaderGlobal();
  const [first, second] = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(
    ({ src }) => /\/atria\.js(\?|$)/.test(src),
  );
  const ofTags = Object.values(tags).flatMap((attributes) => Object.keys(attributes));
  const known = [...new Set([...settingNames, ...common, ...ofTags])].map(
    (name) => `data-${attributeName(name)}`,
  );
  const misspelt = [...(first?.attributes ?? [])]
    .map(({ name }) => name)
    .filter((name) => name.startsWith('data-') && !known.includes(name))
    .map((name) => ({ name, names: nearest(name, known) }))
    // The page's own `data-` attributes on the tag are no typing errors.
    .filter(({ names }) => names.length > 0)
    .map(({ name, names }) => words.noName('', name, names, []));
  // An unknown brand or language of the page: reported once here, not at each tag.
  const wrongNames = slipsIn(settings ?? {}, commonKinds).map(({ path, slip }) =>
    words.slip(`data-${path.join()}`, slip),
  );
  return [
    ...misspelt.map(at(first)),
    ...(second ? [words.doubleScript].map(at(second)) : []),
    ...wrongNames.map(at(script)),
    ...(settings && !script ? [words.noScript].map(at(null)) : []),
  ];
}

/** The release of a file from the snippet, by its folder. */
const released =
  /\/(\d+\.\d+\.\d+[^/]*)\/(atria\.(?:css|js)|core\.js|brands\/[^/]+\.css)(?:[?#]|$)/;

/** Lines of the snippet with another release than the script in use. */
function releaseMistakes(words: Words): Mistake[] {
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
    .map(({ element, release, file }) =>
      at(element)(words.otherRelease(file, release, script?.release ?? '')),
    );
}

function settingsMistakes({ texts }: Vocabulary, words: Words): Mistake[] {
  const block = document.querySelector('script[data-atria-settings]');
  const { value, fault } = block?.textContent ? mendJson(block.textContent) : { value: {} };
  const isObject = typeof value === 'object' && value !== null;
  const { settings, problems } = readSettings(rawSettings(isObject ? value : undefined));
  const keys = Object.values(settings.translations ?? {}).flatMap((own) => Object.keys(own));
  const unknownTexts = [...new Set(keys)].filter((key) => !texts.includes(key));
  // The page's settings are read in any mode, and have logged it.
  const logged = (mistake: Mistake): Mistake => ({ ...mistake, isLogged: true });
  const ofScript = problems.script.map(({ name, expected }) =>
    words.setting(`data-${attributeName(name)}`, expected),
  );
  const whole = isObject
    ? fault && words.touchedSettings(fault)
    : words.settings(fault ?? 'a JSON object belongs there');
  const ofBlock = problems.block.map(({ name, expected }) =>
    settingNames.includes(name)
      ? words.setting(name, expected)
      : words.noName('data-atria-settings', name, nearest(name, settingNames), settingNames),
  );
  return [
    ...ofScript.map(at(loaderGlobal().script)).map(logged),
    ...[whole || [], ofBlock].flat().map(at(block)).map(logged),
    ...unknownTexts
      .map((key) => words.noName('translations', key, nearest(key, texts), []))
      .map(at(block)),
  ];
}

function doubles(elements: readonly Element[], words: Words): Mistake[] {
  const twice = elements.filter(
    ({ localName }, at) =>
      once.has(localName) && elements.slice(0, at).some((before) => before.localName === localName),
  );
  const blocks = [...document.querySelectorAll('script[data-atria-block]')];
  const idOf = (block: Element) => block.getAttribute('data-atria-block') ?? '';
  const later = blocks.filter((block, at) =>
    blocks.slice(0, at).some((before) => idOf(before) === idOf(block)),
  );
  return [
    ...twice.map((element) => ({ tag: element.localName, text: words.doubleTag, element })),
    ...later.map((element) => ({ tag: 'script', text: words.doubleBlock(idOf(element)), element })),
  ];
}

/** The floating buttons open the forms of the overlay [CONT-04]. */
function withoutOverlay(elements: readonly Element[], words: Words): Mistake[] {
  const tag = 'atria-floating-buttons';
  if (elements.some(({ localName }) => localName === 'atria-overlay')) return [];
  return elements
    .filter(({ localName }) => localName === tag)
    .map((element) => ({ tag, text: words.noOverlay, element }));
}

/**
 * An editor's mistakes in the page as a whole: its script tag, its settings, duplicates, and tags
 * that need another one.
 */
export const pageMistakes = (
  elements: readonly Element[],
  vocabulary: Vocabulary,
  words: Words,
): Mistake[] => [
  ...scriptMistakes(vocabulary, words),
  ...releaseMistakes(words),
  ...settingsMistakes(vocabulary, words),
  ...doubles(elements, words),
  ...withoutOverlay(elements, words),
];
