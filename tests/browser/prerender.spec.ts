import { expect } from '@playwright/test';
import { test, visit } from './support/visitor';

for (const [what, place, served] of [
  ['another brand', {}, { brand: 'sibylla' }],
  ['another language', { language: 'fi' }, { language: 'en' }],
] as const)
  for (const name of ['buy-button/default', 'site-search/default'])
    test(`the markup of ${name} for ${what} is replaced, and the widget is there once`, async ({
      visitor,
    }) => {
      const { isKept, rendered, hydrated } = await visit(
        visitor,
        'begin',
        name,
        place,
        false,
        served,
      );
      expect(isKept).toBe(false);
      expect(hydrated).toBe(rendered);
      expect(await visit(visitor, 'end')).toEqual([]);
    });
