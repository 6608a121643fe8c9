// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../scripts/describe/sentences';
import { loadContracts } from '../../scripts/shared/load-contracts';
import { root, widgetFile, widgetNames } from '../../scripts/shared/widget-files';
import { type Text, type Texts, textIn } from '../../src/core/i18n/texts';
import { languages } from '../../src/core/page/language';

const names = widgetNames();
const contracts = await loadContracts();
const load = <T>(file: string): Promise<T> => import(pathToFileURL(file).href) as Promise<T>;

const textFiles = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.texts.ts'))
  .map((file) => join(root, 'src', file));

/** The view of a widget: a file of its own, unless the widget is only a form or a part of core. */
function viewFile(name: string): string {
  const file = widgetFile(name, 'widget');
  const hasNone = /\bform(Choice)?Widget\(|core\/(?!element)/.test(readFileSync(file, 'utf8'));
  return hasNone ? file : join(root, `src/widgets/${name}/${name}.tsx`);
}

describe.each(names)('the folder of %s', (name) => {
  it('has its contract, view, examples, words, story and test', () => {
    const wanted = [
      widgetFile(name, 'contract'),
      widgetFile(name, 'widget'),
      widgetFile(name, 'examples'),
      join(root, `src/widgets/${name}/${name}.words.tsv`),
      viewFile(name),
      join(root, `stories/${name}.stories.tsx`),
      join(root, `tests/unit/widgets/${name}.test.tsx`),
    ];
    const missing = wanted.filter((file) => !existsSync(file));
    expect(
      missing.map(
        (file) => `${relative(root, file)} is missing: see CONTRIBUTING.md, "A new widget"`,
      ),
    ).toEqual([]);
  });

  it('is named as its contract', () => {
    expect(contracts.map((contract) => contract.name)).toContain(name);
  });

  it('has no file with another name', () => {
    const strange = readdirSync(join(root, 'src/widgets', name)).filter((file) =>
      /^index\./.test(file),
    );
    expect(strange).toEqual([]);
  });
});

it('each picture of the documentation shows a widget, or all brands', () => {
  const pictured = readdirSync(join(root, 'docs/pictures')).map((file) => file.split('.')[0] ?? '');
  const dead = pictured.filter((name) => name !== 'brands' && !names.includes(name));
  expect(
    dead.map((name) => `docs/pictures/${name}.webp: no widget is called so; delete it`),
  ).toEqual([]);
});

describe.each(contracts)('the contract of $name', (contract) => {
  it('describes itself, its attributes, events and their fields in whole sentences', () => {
    const bad = sentencesOf(contract)
      .filter(([, sentence]) => !/^[^a-z\s].{8,}\.$/.test(sentence))
      .map(([what, sentence]) => `${what}: "${sentence}" should be a sentence`);
    expect(bad).toEqual([]);
  });
});

describe('texts', () => {
  it.each(textFiles)('are complete in four languages: %s', async (file) => {
    const module = await load<Record<string, Texts>>(file);
    const bad = Object.values(module)
      .flatMap((texts) => Object.entries(texts))
      .flatMap(([key, entry]) =>
        languages
          .filter((language) => {
            const text = textIn(entry, language);
            return typeof text === 'function' ? false : !text?.trim();
          })
          .map((language) => `${key} has no text in ${language}`),
      );
    expect(bad).toEqual([]);
  });

  it.each(textFiles)('have the same arguments in four languages: %s', async (file) => {
    const module = await load<Record<string, Texts>>(file);
    const placesOf = (text: Text) =>
      typeof text === 'string' ? [...new Set(text.match(/\{\d\}/g))].sort().join() : '';
    const unlike = Object.values(module)
      .flatMap((texts) => Object.entries(texts))
      .filter(([, entry]) => entry.every((text) => typeof text === 'string'))
      .filter(([, entry]) => new Set(entry.map((text = '') => placesOf(text))).size > 1)
      .map(([key]) => `${key}: a language lacks what another one says`);
    expect(unlike).toEqual([]);
  });

  it('have keys that belong to one file', async () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const file of textFiles)
      for (const texts of Object.values(await load<Record<string, Texts>>(file)))
        for (const key of Object.keys(texts)) {
          if (seen.has(key) && seen.get(key) !== file) twice.push(`${key} in ${file}`);
          seen.set(key, file);
        }
    expect(twice).toEqual([]);
  });

  it('are not written into views', () => {
    const views = names.map(viewFile);
    const literal = />\s*[A-ZÅÄÖ][a-zåäö]+( [a-zåäö]+)+\s*</;
    expect(views.filter((file) => literal.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

it('docs/accessibility.md names every widget, and no other', () => {
  const page = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');
  const named = [...page.matchAll(/`atria-([a-z-]+)`/g)].map(([, name]) => name);
  const missing = names.filter((name) => !named.includes(name));
  const gone = new Set(named.filter((name) => !names.includes(name ?? '')));
  expect([
    ...missing.map((name) => `docs/accessibility.md, "By widget": add \`atria-${name}\``),
    ...[...gone].map((name) => `docs/accessibility.md: take out \`atria-${name}\``),
  ]).toEqual([]);
});
