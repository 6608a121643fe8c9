// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { callTables, withCallTables } from '../../../scripts/describe/call-tables';
import { root } from '../../../scripts/shared/widget-files';
import { createBackend } from '../../../stand-in/api/app';

const rowOf = (call: string): string =>
  callTables()
    .split('\n')
    .find((line) => line.startsWith(`| \`${call}\` |`)) ?? '';

describe('the tables of calls', () => {
  it('are those of docs/api.md', () => {
    const page = readFileSync(join(root, 'docs/api.md'), 'utf8');
    expect(page === withCallTables(page), 'the calls have changed: npm run docs').toBe(true);
  });

  it('keep no chapter for a removed call', () => {
    const named = readFileSync(join(root, 'docs/api.md'), 'utf8').matchAll(
      /`(?:GET |POST )?(\/api\/[^`\s?…]+)[`?\s]/g,
    );
    const declared = [...createBackend().calls.map(({ path }) => path), '/api/openapi.json'];
    const gone = [...named].map(([, path = '']) => path).filter((path) => !declared.includes(path));
    expect([...new Set(gone)], 'docs/api.md names calls that nobody declares').toEqual([]);
  });

  it('separate required from optional values, and mark lists', () => {
    expect(rowOf('GET /api/search/newsroom')).toContain(
      '| `language page pageSize` (`q sortOrder matchAnyCategoryIds[] facetTags[] authors[]',
    );
  });

  it('show the entries of a list, and the required fields of an answer', () => {
    expect(rowOf('GET /api/v1/lihakauppa/checkout/delivery')).toMatch(
      /\| `dates\[\]` \{ `value label` `times\[\]` \{ `value label` \} \}; 200 only \|$/,
    );
    expect(rowOf('GET /api/products/{code}')).toContain('| **`name`** `averageRating');
  });

  it('show the files of a form', () => {
    expect(rowOf('POST /api/contact/retail/reclamation')).toContain(
      'up to 3 of image/jpeg, image/png',
    );
  });

  it('refuse a page without a place for them', () => {
    expect(() => withCallTables('# The calls')).toThrow('no place');
  });
});
