import { readJson } from '../../../src/core/element/reading/json-text';
import { rawSettings } from '../../../src/core/page/raw-settings';
import { readSettings, type SettingProblem } from '../../../src/core/page/settings-fields';
import { datasetOf } from '../../../src/read/dataset';
import { type Finding, findingsOf } from '../finding';
import type { Check, Patient } from '../patient';

const { wrong, better } = findingsOf('settings');

const misfit =
  (where: string) =>
  ({ name, given, expected }: SettingProblem): Finding =>
    wrong(
      `${where}: "${name}" is ${JSON.stringify(given)}`,
      `expected ${expected}; what is given counts for nothing`,
    );

function onValues({ page, loader }: Patient): Finding[] {
  const { value, fault } = page.block ? readJson(page.block) : { value: {}, fault: undefined };
  const { problems } = readSettings(
    rawSettings(value, datasetOf(loader?.element.attributes ?? [])),
  );
  return [
    ...(fault ? [wrong(`the data-atria-settings block: ${fault}`, 'mend the JSON')] : []),
    ...problems.script.map(misfit('the script tag')),
    ...problems.block.map(misfit('the data-atria-settings block')),
  ];
}

function onBase({ page, api }: Patient): Finding[] {
  const base = new URL(api.base);
  const isMixed = page.url.protocol === 'https:' && base.protocol === 'http:';
  return [
    ...(isMixed
      ? [wrong(`data-api-base is ${base.href}, and the page https`, 'a browser refuses it: https')]
      : []),
    ...(/\/api\/?$/.test(base.pathname)
      ? [
          wrong(
            `data-api-base ends in /api: the calls would go to ${base.pathname.replace(/\/$/, '')}/api/…`,
            'leave /api out',
          ),
        ]
      : []),
  ];
}

/** Scripts that may redirect to the loader, so that it cannot find its own tag. */
async function onHidden({ page, asker, loader }: Patient): Promise<Finding[]> {
  if (loader) return [];
  const scripts = page.elements.filter(
    (one) => one.localName === 'script' && one.getAttribute('type') === 'module',
  );
  const found = await Promise.all(
    scripts.map(async (script) => {
      const src = script.getAttribute('src');
      if (!src || !URL.canParse(src, page.url)) return [];
      const { url, redirects } = await asker.ask(new URL(src, page.url));
      return redirects.length > 0 && url.pathname.endsWith('/atria.js')
        ? [
            wrong(
              `line ${script.line}: ${src} leads on to ${url.href}: no setting of its tag counts`,
              'end the address in /atria.js, or name the release itself',
            ),
          ]
        : [];
    }),
  );
  return found.flat();
}

const onEditMode = ({ page }: Patient): Finding[] =>
  page.settings.editMode
    ? [better('data-edit-mode is on', 'leave it out for visitors: all widgets load at once')]
    : [];

/** The settings of the page for all widgets. */
export const settings: Check = async (patient) => [
  ...onValues(patient),
  ...onBase(patient),
  ...onEditMode(patient),
  ...(await onHidden(patient)),
];
