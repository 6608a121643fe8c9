// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { loaderTable, tableLine } from '../../../scripts/loader-table';
import { widgetNames } from '../../../scripts/widget-files';
import type { Placement } from '../../../src/core/element/placement';

const lineOf = (placement: unknown, name = 'counter') =>
  tableLine(name, '01', placement as Placement);

describe('the line that tells the loader of a widget', () => {
  it('has heights and requests with the widest window first, and nothing at its end', () => {
    expect(lineOf({})).toBe('counter,01');
    expect(lineOf({ height: { 0: 96, 768: 44 } })).toBe('counter,01,44@768 96');
    expect(lineOf({ eager: true, request: { 0: '/a?x={page-id}', 900: '/b' } })).toBe(
      'counter,01,,/b@900 /a?x=page-id,1',
    );
  });

  const broken: [what: string, placement: unknown][] = [
    ['a comma in a request', { request: { 0: '/api/a?ids={a},{b}' } }],
    ['an @ in a request', { request: { 0: '/api/@home' } }],
    ['a space in a request', { request: { 0: '/api/my items' } }],
    ['a line break in a request', { request: { 0: '/api\n/items' } }],
    ['a fixed parameter, which would be taken for an attribute', { request: { 0: '/a?take=5' } }],
    ['another host', { request: { 0: 'https://example.fi/api' } }],
    ['a part of a pixel in a width', { height: { 0: 10, 1024.5: 20 } }],
    ['a height with a unit', { height: { 0: '10px' } }],
    ['no number for a height', { height: { 0: Number.NaN } }],
  ];
  it.each(broken)('fails the build with %s, and names the widget', (_, placement) => {
    expect(() => lineOf(placement)).toThrow(/^counter\.placement\.ts: .+ should be /);
  });

  it('fails the build with a name that breaks it', () => {
    for (const name of ['two,names', 'two names', 'a@b', 'Ä'])
      expect(() => lineOf({}, name)).toThrow('should be small letters');
  });
});

describe('the table of the loader', () => {
  const keyOf = (name: string) => `src/widgets/${name}/${name}.widget.ts`;
  const chunksWith = (file: string) => ({
    part: { file },
    ...Object.fromEntries(
      widgetNames().map((name) => [keyOf(name), { file: `widgets/${name}.js`, imports: ['part'] }]),
    ),
  });

  it('has a line for every widget, and the shared chunks by name', async () => {
    const { shared, widgets } = await loaderTable(chunksWith('chunks/core-a1B_-2.js'));
    expect(shared).toEqual(['core-a1B_-2']);
    expect(widgets.split('\n').map((line) => line.split(',')[0])).toEqual(widgetNames());
  });

  it('fails the build when a widget imports a file that is no shared chunk', async () => {
    const [first] = widgetNames();
    await expect(loaderTable(chunksWith('widgets/other.js'))).rejects.toThrow(
      `${first} imports widgets/other.js`,
    );
  });
});
