import { attributeName } from '../core/element/reading/attribute-text';
import { mendJson } from '../core/element/reading/mend-json';
import { loaderGlobal, rawSettings } from '../core/page/raw-settings';
import { readSettings, settingNames } from '../core/page/settings-fields';
import type { Coded } from '../read/words-table';
import { commonFields } from './fields';
import type { Mistake } from './mistake';
import { nearest } from './nearest';
import { once } from './once';
import { slipsIn, toldSlip } from './slips';
import { noName } from './unknown-names';
import type { Vocabulary } from './vocabulary';

/** A mistake in a tag of the page's template; a missing script is reported at the body. */
const at =
  (element: Element | null | undefined) =>
  (told: Coded): Mistake => ({
    ...told,
    tag: element?.localName ?? 'script',
    element: element ?? document.body,
    isForDeveloper: true,
  });

function scriptMistakes({ tags, common }: Vocabulary): Mistake[] {
  const { script, settings } = loaderGlobal();
  const [first, second] = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(
    ({ src }) => /\/atria\.js(\?|$)/.test(src),
  );
  const ofTags = Object.values(tags).flatMap((attributes) => Object.keys(attributes));
  const known = [...new Set([...settingNames, ...Object.keys(common), ...ofTags])].map(
    (name) => `data-${attributeName(name)}`,
  );
  const misspelt = [...(first?.attributes ?? [])]
    .map(({ name }) => name)
    .filter((name) => name.startsWith('data-') && !known.includes(name))
    .map((name) => ({ name, names: nearest(name, known) }))
    // The page's own `data-` attributes on the tag are no typing errors.
    .filter(({ names }) => names.length > 0)
    .map(({ name, names }) => noName('', name, names, []));
  // An unknown brand or language of the page: reported once here, not at each tag.
  const wrongNames = slipsIn(settings ?? {}, commonFields).map(({ path, slip }) =>
    toldSlip(`data-${path.join()}`, slip),
  );
  return [
    ...misspelt.map(at(first)),
    ...(second ? [at(second)({ code: 'doubleScript' })] : []),
    ...wrongNames.map(at(script)),
    ...(settings && !script ? [at(null)({ code: 'noScript' })] : []),
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
    .map(({ element, release, file }) =>
      at(element)({
        code: 'otherRelease',
        params: { file, release, ofScript: script?.release },
      }),
    );
}

function settingsMistakes({ texts }: Vocabulary): Mistake[] {
  const block = document.querySelector('script[data-atria-settings]');
  const { value, fault } = block?.textContent ? mendJson(block.textContent) : { value: {} };
  const isObject = typeof value === 'object' && value !== null;
  const { settings, problems } = readSettings(rawSettings(isObject ? value : undefined));
  const keys = Object.values(settings.translations ?? {}).flatMap((own) => Object.keys(own));
  const unknownTexts = [...new Set(keys)].filter((key) => !texts.includes(key));
  // The page's settings are read in any mode, and have logged it.
  const logged = (mistake: Mistake): Mistake => ({ ...mistake, isLogged: true });
  const wrong = (name: string, expected: string): Coded => ({
    code: 'setting',
    params: { name, expected: { code: expected } },
  });
  const ofScript = problems.script.map(({ name, expected }) =>
    wrong(`data-${attributeName(name)}`, expected),
  );
  const whole: Coded = {
    code: isObject ? 'touchedSettings' : 'settings',
    params: { fault: fault ?? { code: 'noObject' } },
  };
  const ofBlock = problems.block.map(({ name, expected }) =>
    settingNames.includes(name)
      ? wrong(name, expected)
      : noName('data-atria-settings', name, nearest(name, settingNames), settingNames),
  );
  return [
    ...ofScript.map(at(loaderGlobal().script)).map(logged),
    ...[...(fault || !isObject ? [whole] : []), ...ofBlock].map(at(block)).map(logged),
    ...unknownTexts
      .map((key) => noName('translations', key, nearest(key, texts), []))
      .map(at(block)),
  ];
}

function doubles(elements: readonly Element[]): Mistake[] {
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
    ...twice.map((element) => ({ tag: element.localName, code: 'doubleTag', element })),
    ...later.map((element) => ({
      tag: 'script',
      code: 'doubleBlock',
      params: { id: idOf(element) },
      element,
    })),
  ];
}

/** The floating buttons open the forms of the overlay [CONT-04]. */
function withoutOverlay(elements: readonly Element[]): Mistake[] {
  const tag = 'atria-floating-buttons';
  if (elements.some(({ localName }) => localName === 'atria-overlay')) return [];
  return elements
    .filter(({ localName }) => localName === tag)
    .map((element) => ({ tag, code: 'noOverlay', element }));
}

/**
 * An editor's mistakes in the page as a whole: its script tag, its settings, duplicates, and tags
 * that need another one.
 */
export const pageMistakes = (elements: readonly Element[], vocabulary: Vocabulary): Mistake[] => [
  ...scriptMistakes(vocabulary),
  ...releaseMistakes(),
  ...settingsMistakes(vocabulary),
  ...doubles(elements),
  ...withoutOverlay(elements),
];
