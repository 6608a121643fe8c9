import { describe, expect, it } from 'vitest';
import { formMistakes } from '../../../editor/model/mistakes';
import { widgetsIn } from '../../../editor/model/widgets';
import { partsOf } from '../../../editor/page/parts';
import table from '../../../editor/ready/ready.words.tsv?raw';
import { readyNames } from '../../../editor/ready/ready-kinds';
import { readyPage } from '../../../editor/ready/ready-pages';
import { withSampleFiles } from '../../../editor/sample-address';
import { writeSnippet } from '../../../editor/snippet/write-snippet';
import { sayFor } from '../../../editor/texts';
import { languages } from '../../../src/core/page/language';
import { wordsFor } from '../../../src/help/words';
import { wordsRows } from '../../../src/read/words-table';

const files = import.meta.glob<string>('/editor/ready/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const reader = { widgets: widgetsIn('en'), words: wordsFor('en'), texts: sayFor('en') };

const rows = wordsRows(table);

describe('the texts of the ready pages', () => {
  it.each(rows.map((row) => [row.what, row] as const))('%s is in each language', (_, row) => {
    for (const language of languages) {
      expect(row[language]?.trim()).toBeTruthy();
      // They are written into HTML, attributes and JSON as they are.
      expect(row[language]).not.toMatch(/[&<>"\\{}]/);
    }
  });

  it('are all used, and there is one for each place', () => {
    const used = Object.values(files).flatMap((file) =>
      [...file.matchAll(/\{\{(.*?)\}\}/g)].map(([, code]) => code),
    );
    expect(Object.keys(files)).toHaveLength(readyNames.length);
    expect([...new Set(used)].sort()).toEqual(rows.map(({ what }) => what).sort());
  });
});

describe.each(readyNames)('the ready page %s', (name) => {
  it.each(['fi', 'en', 'se', 'de'] as const)('is valid as it is, in %s', (language) => {
    const text = readyPage(name, language);
    const parts = partsOf(text, reader);
    const widgets = parts.flatMap((part) => (part.kind === 'widget' ? [part] : []));
    expect(widgets.length).toBeGreaterThan(2);
    for (const { tag, from, to } of widgets) {
      const { widget, draft, mistakes } = tag;
      expect(mistakes).toEqual([]);
      expect(widget && formMistakes(widget.contract, widget.fields, draft.values)).toEqual([]);
      expect(widget && writeSnippet(widget, draft)).toBe(text.slice(from, to));
    }
  });

  it('has the same content in each language, in other words', () => {
    const [fi, en, se, de] = (['fi', 'en', 'se', 'de'] as const).map((language) =>
      readyPage(name, language),
    );
    const kinds = (page = '') =>
      partsOf(page, reader).map((part) =>
        part.kind === 'widget' ? part.tag.widget?.name : part.name,
      );
    expect(kinds(fi)).toEqual(kinds(en));
    expect(kinds(se)).toEqual(kinds(en));
    expect(kinds(de)).toEqual(kinds(en));
    expect(new Set([fi, en, se, de]).size).toBe(4);
  });

  it('has pictures that the catalogue shows on any server', () => {
    const shown = withSampleFiles(readyPage(name, 'fi'), 'sample/');
    expect(shown).not.toMatch(/"\/(pictures|videos|logos)\//);
  });

  it('has what its links lead to', () => {
    const text = readyPage(name, 'fi');
    const ids = [...text.matchAll(/"#([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id) => !text.includes(` id="${id}"`))).toEqual([]);
    if (name === 'school') expect(ids).toEqual(['tilaa']);
  });
});
