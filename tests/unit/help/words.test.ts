// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { nodesOf } from '../../../scripts/shared/ast-calls';
import { loadContracts } from '../../../scripts/shared/load-contracts';
import { root } from '../../../scripts/shared/widget-files';
import { commonAttributes } from '../../../src/core/element/common.attributes';
import type { Problem } from '../../../src/core/element/problem';
import { mendJson } from '../../../src/core/element/reading/mend-json';
import { misfits, settingNames } from '../../../src/core/page/settings-fields';
import file from '../../../src/help/help.words.tsv?raw';
import { ownProblems } from '../../../src/help/own-problems';
import { wordsFor } from '../../../src/help/words';
import { codeOf, type Params, wordsRows } from '../../../src/read/words-table';

const rows = wordsRows(file);
const codes = rows.map(codeOf);
const hasRow = (code: string) => codes.includes(code);

/** What an editor is told about a problem of a widget. */
function told(problem: Pick<Problem, 'source' | 'where' | 'params'>, language: string) {
  const element = { [Symbol.for('atria.problems')]: [{ code: 'wrong', ...problem }] };
  const [own] = ownProblems(element as unknown as Element, {});
  return wordsFor(language)(own?.code ?? '', own?.params);
}

describe('what is wrong with JSON', () => {
  const expected = { code: 'a JSON object with attribute values by name' };

  it('is shown to Finnish editors completely in Finnish [ELEM-10]', () => {
    const params = { given: mendJson(`{"cards":[{"header":"Liha"},\n]}`).fault ?? '', expected };
    const swept = 'tiedoissa on liikaa pilkkuja, ensin rivi 2, sarake 1: poista';
    expect(told({ source: 'JSON child', where: '', params }, 'fi')).toBe(swept);
    expect(told({ source: 'attribute', where: 'cards', params }, 'fi')).toBe(
      `attribuutti cards: ${swept}`,
    );
  });

  it('is shown to Swedish editors completely in Swedish', () => {
    const params = { given: mendJson('{"a":1\n"x":2}').fault ?? '', expected };
    expect(told({ source: 'JSON child', where: '', params }, 'sv-FI')).toBe(
      'data går inte att läsa, rad 2, kolumn 1: ett komma saknas före "x"',
    );
    expect(told({ source: 'attribute', where: 'x', params }, 'en')).toBe(
      'attribute x: given invalid JSON, line 2, column 1: a comma is missing before "x", expected a JSON object with attribute values by name',
    );
  });
});

it('a text given by an editor is shown as it is, though it looks like a place', () => {
  const params = { given: '"{expected} [a {given}]"', expected: { code: 'a text' } };
  expect(told({ where: 'x', params }, 'en')).toBe(
    'x: given "{expected} [a {given}]", expected a text',
  );
});

const contracts = await loadContracts();
const attributes = [commonAttributes, ...contracts.map((contract) => contract.attributes)].flatMap(
  (one) => Object.values(one),
);

/** The expected values that a schema and its parts name: by a message, or by valibot itself. */
function messagesIn(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'message' && typeof value === 'string' ? [value] : messagesIn(value, seen),
  );
}
const ofContracts = attributes.map(({ expected }) => expected);
const ofEntries = attributes.flatMap(({ schema }) => messagesIn(schema)).concat('an object');
const ofSettings = misfits(
  Object.fromEntries([...settingNames, 'no setting'].map((name) => [name, Symbol(name)])),
).map(({ expected }) => expected);
const sentences = contracts.flatMap(({ unseen, attributes: own }) => [
  ...(unseen ? [unseen] : []),
  ...Object.values(own).flatMap(({ deprecated }) => deprecated ?? []),
]);

const sources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));

/** The texts in a file's code. */
function literalsIn({ path, source }: { path: string; source: string }): string[] {
  return [...nodesOf(parseSync(path, source).program, () => true)].flatMap((node) => {
    if (node.type === 'TemplateElement') return [(node.value as { cooked: string }).cooked];
    return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
  });
}

const all = sources('src');
/** The code that runs for visitors and makes problems of editors. */
const reporting = all.filter(
  ({ path, source }) =>
    !path.startsWith('src/help/') &&
    (/^src\/(api\/(schema|read-by)|core\/page\/settings-fields)\.ts$/.test(path) ||
      /(words-table|element\/problem|\.\/problem|\/use-missing)'/.test(source)),
);
/** Parts of lines for the console, and names of places, which are parts of other codes. */
const others: ReadonlySet<string> = new Set([
  'page setting',
  'given {given},',
  'the data-atria-settings block:',
  'the script tag:',
  'it is no JSON object',
  'its script sets no API',
  'its script could not be loaded',
  'does not answer: is it there, and open to this site? See "Selling on another site"',
  'there is no shop-url to buy at',
  'the shop could not answer',
  'another value',
  'data-atria-settings: origins',
  'Invalid ',
]);
const ofCode = reporting
  .flatMap(literalsIn)
  .filter((text) => /^[a-z&{].* .*[^ ]$/i.test(text) && !others.has(text))
  // The beginning of a text that ends with the languages, and sentences of a contract.
  .filter((text) => !/^(texts by key, under|[A-Z].*\.$)/.test(text));

/** The codes of src/help itself: those in its code that are not put together. */
const ofHelp = all
  .filter(({ path }) => path.startsWith('src/help/'))
  .flatMap(({ path, source }) => [
    ...source.matchAll(/(?:code: |say\()'([\w.]+)'/g),
    ...(path.endsWith('failed-calls.ts') ? source.matchAll(/ '(\w+)'(?: : '(\w+)')?;/g) : []),
  ])
  .flatMap(([, ...found]) => found.filter(Boolean));

describe('the table of words', () => {
  it.each([...new Set([...ofContracts, ...ofEntries, ...ofSettings, ...sentences, ...ofCode])])(
    'has what the widgets report, in three languages: %s [ELEM-10]',
    (code) => {
      expect(codes).toContain(code);
      expect(wordsFor('en')(code)).toBe(code);
    },
  );

  it('has all codes of the help for editors', () => {
    const plurals = (code: string) => hasRow(code) || hasRow(`${code}_other`);
    expect(ofHelp.length).toBeGreaterThan(40);
    expect(ofHelp.filter((code) => !plurals(code))).toEqual([]);
  });

  it('has each code once, with a text in each language', () => {
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
    const gaps = rows.filter(({ en, fi, se }) => [en, fi, se].some((text) => !text?.trim()));
    expect(gaps).toEqual([]);
  });

  it('has the same places in each language', () => {
    const placesOf = (text = '') =>
      [...new Set([...text.matchAll(/\{\w+\}/g)].map(([place]) => place))].sort().join();
    const odd = rows.filter(({ en, fi, se }) =>
      [fi, se].some((text) => placesOf(text) !== placesOf(en)),
    );
    expect(odd).toEqual([]);
  });

  it('has no row that nothing uses', () => {
    const literals = new Set([...all, ...sources('editor')].flatMap(literalsIn));
    /** Of codes that are put together, as `slip.quote`: the part that varies. */
    const parts = (code: string) => [
      code.replace(/_(one|other)$/, ''),
      code.replace(/^(slip|gone|quotes)\./, ''),
      code.replace(/ \{name\}$/, ''),
    ];
    const known = new Set([...ofContracts, ...ofEntries, ...ofSettings, ...sentences]);
    // The catalogue says these by names of its own as yet; see editor/texts.ts.
    const ofCatalogue =
      /^(selfClosed|unclosed|elsewhere|escaped|dataFault|dataGuess|bareList|scriptInData)$/;
    const unused = codes.filter(
      (code) =>
        !known.has(code) &&
        !ofCatalogue.test(code) &&
        ![code, ...parts(code)].some((one) => literals.has(one)),
    );
    expect(unused).toEqual([]);
  });
});

describe('what a field of an entry is expected to be', () => {
  const params = (code: string) => ({
    given: { code: 'nothing' },
    expected: { code: '{expected}; the entry is left out', params: { expected: { code } } },
  });

  it.each([...new Set(ofEntries)])(
    'is shown to Finnish editors in Finnish: %s [ELEM-10]',
    (code) => {
      const problem = {
        source: 'block' as const,
        where: 'cards[2].header',
        params: params(code),
      };
      const said = told(problem, 'fi');
      expect(said).toMatch(
        /^lohko cards\[2\]\.header: annettu ei mitään, odotettiin .+; kohta jätetään pois$/,
      );
      expect(said).not.toContain(code);
      expect(told(problem, 'sv')).toMatch(
        /^block cards\[2\]\.header: gavs ingenting, väntade (?!.*\b(an?|the|is|or)\b).+; posten lämnas bort$/,
      );
    },
  );
});

describe('what an attribute is expected to be', () => {
  it.each([...new Set(ofContracts)])(
    'is shown to Finnish editors in Finnish: %s [ELEM-10]',
    (code) => {
      const values: Params = { min: 1, max: 9, options: ['a', 'b'] };
      const problem = {
        source: 'attribute' as const,
        where: 'x',
        params: { given: '"y"', expected: { code, params: values } },
      };
      const english = wordsFor('en')(code, values);
      expect(english).not.toContain('{');
      expect(told(problem, 'en')).toBe(`attribute x: given "y", expected ${english}`);
      const said = told(problem, 'fi');
      expect(said).toMatch(/^attribuutti x: annettu "y", odotettiin /);
      expect(said).not.toContain(english);
      const inSwedish = told(problem, 'sv');
      expect(inSwedish).toMatch(/^attribut x: gavs "y", väntade /);
      expect(inSwedish).not.toContain(english);
    },
  );
});

describe('when a widget appears that shows nothing in its place', () => {
  it.each(sentences)('is shown to Finnish editors in Finnish: %s [ELEM-10]', (text) => {
    const [english, finnish, swedish] = ['en', 'fi', 'sv'].map((one) => wordsFor(one)(text));
    expect(english).toBe(text);
    expect(new Set([english, finnish, swedish]).size).toBe(3);
  });
});
