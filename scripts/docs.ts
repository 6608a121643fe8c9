/**
 * `npm run docs`: writes `docs/requirements.md` (requirement ids with the tests that show them)
 * and `docs/widgets.md` (the attribute tables) from the tests' titles and the contracts, and the
 * tables of calls in `docs/api.md` from the calls.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withCallTables } from './describe/call-tables';
import { loadDescribedContracts } from './describe/described-contracts';
import { loadShown } from './describe/load-shown';
import { testTitles } from './describe/test-titles';
import { cell, widgetTables } from './describe/widget-tables';
import { root } from './shared/widget-files';

interface Citation {
  readonly id: string;
  readonly title: string;
  readonly file: string;
}

// Includes tests that several suites call: a battery's titles continue those of the suite.
const testFiles = readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join(root, 'tests', file));

function citationsOf(path: string): Citation[] {
  const file = relative(root, path);
  return testTitles(path, readFileSync(path, 'utf8')).flatMap(({ title, ids }) =>
    ids.map((id) => ({ id, title, file })),
  );
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

\`npm run docs\` writes this page. A sentence is the titles of the suites around a test, then its own.
A file of \`support\` contains tests that several suites run. … and % replace what differs between
runs.

| id | what is shown | where |
|---|---|---|
${requirementRows.join('\n')}
`,
);

const contracts = await loadDescribedContracts();
writeFileSync(join(root, 'docs/widgets.md'), widgetTables(contracts, await loadShown()));
const apiPage = join(root, 'docs/api.md');
writeFileSync(apiPage, withCallTables(readFileSync(apiPage, 'utf8')));
console.log(
  `${new Set(citations.map(({ id }) => id)).size} requirements, ${contracts.length} widgets`,
);
