// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chunksOf, factsOf, loaderTable } from '../../../scripts/build/tables/loader-table';
import type { Placement } from '../../../src/core/element/placement';

const factsWith = (placement: Placement, name = 'counter', chunks = ['cards', 'ui']) =>
  factsOf({ name, chunks, placement });

describe('the loader’s facts about a widget', () => {
  it('are its chunks, whether it is eager, and whether it has an early request', () => {
    expect(factsWith({ height: { 0: 96, 768: 44 } })).toEqual(['cards', 'ui']);
    expect(factsWith({}, 'counter', [])).toEqual([]);
    const request = { 0: { path: '/a', query: { x: '{pageId}' } } };
    expect(factsWith({ eager: true, request })).toEqual(['cards', 'ui', '!', '?']);
  });

  it('fail the build with a name that breaks them', () => {
    for (const name of ['two,names', 'two names', 'a@b', 'a:b', 'Ä'])
      expect(() => factsWith({}, name)).toThrow(`"${name}" may have only small letters`);
  });
});

describe('the table of the loader', () => {
  const row = (name: string, chunks: string[], placement: Placement = {}) =>
    ({ name, chunks, placement }) as const;

  it('has a line per fact, with the shortest ends that no other tag has', () => {
    expect(
      loaderTable([
        row('card-grid', ['cards', 'ui']),
        row('counter', []),
        row('header', ['ui'], { eager: true }),
        row('product-card', ['cards'], { eager: true }),
      ]),
    ).toBe('cards:d\nui:id|der\n!:der|rd');
  });

  it('distinguishes a name from another that ends in it', () => {
    expect(loaderTable([row('form', ['one']), row('sales-form', ['two'])])).toBe(
      'one:a-form\ntwo:s-form',
    );
  });

  it('names a widget in all facts by any letter, and none without facts', () => {
    expect(loaderTable([row('form', ['form']), row('counter', [])])).toBe('form:m');
  });
});

describe('the shared chunks of a widget', () => {
  const entry = 'src/widgets/counter/counter.widget.ts';
  const chunks = (file: string) => ({
    [entry]: { file: 'widgets/counter.js', imports: ['core', 'part'] },
    core: { file: 'core.js' },
    part: { file: 'chunks/ui.js', imports: ['core', 'other'] },
    other: { file },
  });

  it('are those that its code imports, also through others, except the core', () => {
    expect(chunksOf(chunks('chunks/cards.js'), 'counter')).toEqual(['cards', 'ui']);
  });

  it('fail the build if one is a file that the loader cannot name', () => {
    expect(() => chunksOf(chunks('widgets/other.js'), 'counter')).toThrow(
      'counter imports widgets/other.js',
    );
  });
});
