// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callTables, withCallTables } from '../../../scripts/describe/call-tables';
import { root } from '../../../scripts/widget-files';

const rowOf = (call: string): string =>
  callTables()
    .split('\n')
    .find((line) => line.startsWith(`| \`${call}\` |`)) ?? '';

describe('the tables of calls', () => {
  it('are those of docs/api.md', () => {
    const page = readFileSync(join(root, 'docs/api.md'), 'utf8');
    expect(page === withCallTables(page), 'the calls have changed: npm run docs').toBe(true);
  });

  it('part what must be sent from what may be, and mark lists', () => {
    expect(rowOf('GET /api/search/newsroom')).toContain(
      '| `language page pageSize` (`q sortOrder matchAnyCategoryIds[] facetTags[] authors[]',
    );
  });

  it('show what a list holds, and what an answer must have', () => {
    expect(rowOf('GET /api/v1/lihakauppa/checkout/delivery')).toMatch(
      /\| `dates\[\]` \{ `value label` `times\[\]` \{ `value label` \} \}; 200 only \|$/,
    );
    expect(rowOf('GET /api/products/{code}')).toContain('| **`name`** `averageRating');
  });

  it('say which files a form takes', () => {
    expect(rowOf('POST /api/contact/retail/reclamation')).toContain(
      'up to 3 of image/jpeg, image/png',
    );
  });

  it('refuse a page that has no place for them', () => {
    expect(() => withCallTables('# The calls')).toThrow('no place');
  });
});
