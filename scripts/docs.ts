/**
 * `npm run docs`: writes `docs/requirements.md` (requirement ids with the tests that show them)
 * and `docs/widgets.md` (the attribute tables) from the tests' titles and the contracts.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cell, widgetTables } from './describe/widget-tables';
import { loadContracts } from './load-contracts';
import { root } from './widget-files';

interface Citation {
  readonly id: string;
  readonly title: string;
  readonly file: string;
}

const testFiles = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$|\.spec\.ts$/.test(file))
  .map((file) => join(root, 'tests', file));

const title = /(?:it|test)(?:\.\w+)?(?:\([^'"`]*\))?\(\s*(['"`])((?:(?!\1)[\s\S])*?)\1/g;
const citation = /\[([A-Z0-9]+-\d+(?:[ ,]+[A-Z0-9]+-\d+)*)\]/g;

function citationsOf(file: string): Citation[] {
  const found: Citation[] = [];
  for (const [, , text = ''] of readFileSync(file, 'utf8').matchAll(title)) {
    const plain = text.replace(citation, '').replace(/\s+/g, ' ').trim();
    for (const [, ids = ''] of text.matchAll(citation))
      for (const id of ids.split(/[ ,]+/))
        found.push({ id, title: plain, file: relative(root, file) });
  }
  return found;
}

const order = (a: Citation, b: Citation): number =>
  a.id.localeCompare(b.id, 'en', { numeric: true }) || a.file.localeCompare(b.file);

const citations = testFiles.flatMap(citationsOf).sort(order);
const requirementRows = citations.map(
  ({ id, title: shown, file }) => `| ${id} | ${cell(shown)} | \`${file}\` |`,
);
writeFileSync(
  join(root, 'docs/requirements.md'),
  `# Requirements and the tests that show them

Written by \`npm run docs\` from the titles of the tests.

| id | what is shown | where |
|---|---|---|
${requirementRows.join('\n')}
`,
);

const contracts = await loadContracts();
writeFileSync(join(root, 'docs/widgets.md'), widgetTables(contracts));
console.log(
  `${new Set(citations.map(({ id }) => id)).size} requirements, ${contracts.length} widgets`,
);
