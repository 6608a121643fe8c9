// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../scripts/shared/widget-files';
import { readBack } from '../../../../scripts/texts/read-back';
import { allSources, sourceOf } from '../../../../scripts/texts/sources';
import { entriesOf, readXliff, writeXliff, type Xliff } from '../../../../scripts/texts/xliff-file';
import { languages } from '../../../../src/core/page/language';

const sources = allSources();
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

describe('the texts of the project, for translators', () => {
  it.each(languages)('come back unchanged, to the byte, in %s', async (language) => {
    const { resources, ...back } = await readXliff(await writeXliff(sources, language));
    const { files, changed, missing, refused } = readBack(sources, language, resources);
    expect(back.language).toBe(language);
    expect(Object.keys(resources).length).toBeGreaterThan(60);
    expect({ changed, missing, refused }).toEqual({ changed: [], missing: [], refused: [] });
    expect(files.size).toBe(0);
  });

  it.each(sources.map((one) => [one.path, one] as const))(
    'are written in %s as they are',
    (_, source) => {
      const units = languages.flatMap((language) =>
        source.unitsIn(language).map((unit) => ({ language, ...unit })),
      );
      const written = units.map(({ language, id, text }) => source.withText(language, id, text));
      expect([...new Set(written)]).toEqual(units.length > 0 ? [textOf(source.path)] : []);
    },
  );
});

const path = 'src/widgets/poll/poll.texts.ts';
const code = `export const pollTexts = defineTexts({
  '/poll/vote': ['Äänestä', 'Vote', 'Rösta', 'Abstimmen'],
  '/poll/of': ['{0} / {1}', '{0} of {1}', '{0} av {1}', '{0} von {1}'],
  '/poll/votes': [
    (count: number) => (count === 1 ? '1 ääni' : \`\${count} ääntä\`),
    (count: number) => (count === 1 ? '1 vote' : \`\${count} votes\`),
    (count: number) => \`\${count} röster\`,
    (count: number) => (count === 1 ? '1 Stimme' : \`\${count} Stimmen\`),
  ],
});
`;
const poll = sourceOf(path, code);
if (!poll) throw new Error('no source');

/** The result of these translations. */
const read = (
  language: 'fi' | 'se' | 'de',
  targets: Readonly<Record<string, readonly string[]>>,
) => {
  const resources: Xliff['resources'] = {
    [path]: Object.fromEntries(
      Object.entries(targets).map(([id, [source = '', target = '']]) => [id, { source, target }]),
    ),
  };
  return readBack([poll], language, resources);
};

describe('translations', () => {
  it('replace what is there, and nothing else', () => {
    const { files, changed } = read('se', {
      '/poll/vote': ['Vote', 'Rösta nu, det är "bra"'],
      '/poll/votes': ['{0} votes', '{0} st. röster'],
    });
    expect(files.get(path)).toBe(
      code.replace("'Rösta'", `'Rösta nu, det är "bra"'`).replace('} röster', '} st. röster'),
    );
    expect(changed[0]).toBe(`${path} /poll/vote: Rösta → Rösta nu, det är "bra"`);
  });

  it('may have their arguments in another order', () => {
    const { files } = read('de', { '/poll/of': ['{0} of {1}', 'Von {1} sind das {0}'] });
    expect(files.get(path)).toContain("'{0} av {1}', 'Von {1} sind das {0}'],");
  });

  it('are reported if they are missing, and refused if they do not fit', () => {
    const { files, missing, refused } = read('de', {
      '/poll/vote': ['Vote'],
      '/poll/of': ['{0} of {1}', '{0} insgesamt'],
      '/poll/votes#2': ['{0} voices', '{0} Stimmen!'],
      '/poll/gone': ['Gone', 'Weg'],
    });
    expect(files.size).toBe(0);
    expect(missing).toEqual([`${path} /poll/vote`]);
    expect(refused).toEqual([
      `${path} /poll/of: it has {0}, its source {0} {1}`,
      `${path} /poll/votes#2: its source text has changed since`,
      `${path} /poll/gone: there is no such text any more`,
    ]);
  });
});

describe('words for editors', () => {
  it('are translated in their table', () => {
    const table = 'what\ten\tfi\tse\nlabel value\tValue\tLuku\tTal\ntext\tThe number.\tLuku.\t\n';
    const words = sourceOf('src/widgets/a/a.words.tsv', table);
    expect(words?.withText('se', 'text: The number.', 'Talet.')).toBe(
      table.replace('Luku.\t', 'Luku.\tTalet.'),
    );
    expect(words?.isFor('de')).toBe(false);
    expect(words?.isFor('en')).toBe(false);
  });

  it('of the catalogue itself are found by their codes, in English too', () => {
    const table = [
      'what\ten\tfi\tse\tde',
      'moveUp\tMove up: {name}\tSiirrä ylös: {name}\t\t',
      'around.lead\tA page\tSivu\tEn sida\tEine Seite',
      '',
    ].join('\n');
    const words = sourceOf('editor/a.words.tsv', table);
    if (!words) throw new Error('no source');
    expect(words.withText('en', 'moveUp', 'Up: {name}')).toBe(
      table.replace('Move up: {name}', 'Up: {name}'),
    );
    // German is asked for where a visitor's page shows a text, Swedish everywhere.
    expect(Object.keys(entriesOf(words, 'de'))).toEqual(['around.lead']);
    expect(Object.keys(entriesOf(words, 'se')).sort()).toEqual(['around.lead', 'moveUp']);
    const given = { moveUp: { source: 'Move up: {name}', target: 'Flytta upp: {namn}' } };
    expect(readBack([words], 'se', { 'editor/a.words.tsv': given }).refused).toEqual([
      'editor/a.words.tsv moveUp: it has {namn}, its source {name}',
    ]);
  });

  it('are all offered: those of the widgets, of the catalogue and of its ready pages', () => {
    const paths = sources.map((one) => one.path);
    expect(paths).toContain('src/catalogue/shared.words.tsv');
    expect(paths).toContain('editor/editor.words.tsv');
    expect(paths).toContain('editor/ready/ready.words.tsv');
  });
});
