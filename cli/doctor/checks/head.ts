import { findingsOf } from '../finding';
import { curly, type Line } from '../lines';
import type { Check, Patient } from '../patient';

const { wrong, better } = findingsOf('head');
const snippet = 'npx atria-widgets snippet prints the lines';
const folderOf = ({ address }: Line): string => new URL('.', address).href;

function onLoader({ page, lines, loader }: Patient) {
  if (!loader)
    return [
      wrong(
        'no script of the page is called atria.js',
        `without it every tag stays empty: ${snippet}`,
      ),
    ];
  const { element } = loader;
  const type = element.getAttribute('type');
  const others = lines.filter(
    ({ role, address }) => role === 'loader' && address.href !== loader.address.href,
  );
  return [
    ...(type === 'module'
      ? []
      : [
          wrong(
            `line ${element.line}: the script has ${type ? `type ${type}` : 'no type'}`,
            'write type="module", else a browser refuses it',
          ),
        ]),
    ...others.map(({ element: { line } }) =>
      wrong(`line ${line}: a second atria.js`, 'keep one: the second stops'),
    ),
    ...(page.widgets.length > 0
      ? []
      : [better('no tag of ours is in the page as it came', 'a script of the page may add them')]),
  ];
}

const onQuotes = ({ page }: Patient) =>
  page.elements
    .filter(({ localName }) => /^(script|link|atria-)/.test(localName))
    .filter(({ attributes }) => attributes.some(([, value]) => curly.test(value)))
    .map(({ line, localName }) =>
      wrong(
        `line ${line}: <${localName}> has curly quotation marks around a value`,
        'write straight ones (")',
      ),
    );

function onRelease({ lines, loader }: Patient) {
  if (!loader) return [];
  const missing = [
    ['style', 'atria.css', 'the page may move when the widgets come'],
    ['core', 'core.js', 'the shared code comes a round trip later'],
  ].filter(([role]) => !lines.some((line) => line.role === role));
  return [
    ...lines
      .filter((line) => !folderOf(line).startsWith(folderOf(loader).replace(/brands\/$/, '')))
      .filter(({ role, address }) => role !== 'brand' || !address.href.includes(folderOf(loader)))
      .map(({ element, address }) =>
        wrong(
          `line ${element.line}: ${address.href} is not of the folder of atria.js`,
          'name one release in all lines',
        ),
      ),
    ...missing.map(([, file, effect]) => better(`no line for ${file}`, `${effect}: ${snippet}`)),
  ];
}

/** The page's lines that load the bundle. */
export const head: Check = (patient) => [
  ...onLoader(patient),
  ...onQuotes(patient),
  ...onRelease(patient),
];
