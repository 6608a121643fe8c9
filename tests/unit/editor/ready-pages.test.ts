import { describe, expect, it } from 'vitest';
import { formMistakes } from '../../../editor/model/mistakes';
import { readPage } from '../../../editor/page/parts';
import { readyNames } from '../../../editor/ready/ready-kinds';
import { readyPage } from '../../../editor/ready/ready-pages';
import { withSampleFiles } from '../../../editor/sample-address';
import { readerFor } from '../../../editor/snippet/read-snippet';
import { writeSnippet } from '../../../editor/snippet/write-snippet';

const reader = readerFor('en');

describe.each(readyNames)('the ready page %s', (name) => {
  it.each(['fi', 'en', 'se', 'de'] as const)('is valid as it is, in %s', (language) => {
    const text = readyPage(name, language);
    const parts = readPage(text, reader).parts;
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
      readPage(page, reader).parts.map((part) =>
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
});
