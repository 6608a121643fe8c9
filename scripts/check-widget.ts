/**
 * `npm run check:widget NAME`: checks a widget and its calls by the structure tests, in half a
 * minute, and lists the remaining steps. It writes nothing. With `NAME TESTS ...` only these tests
 * run.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCallTables } from './describe/call-tables';
import { loadDescribedContracts } from './describe/described-contracts';
import { loadShown } from './describe/load-shown';
import { picturedBy } from './describe/pictured';
import { widgetTables } from './describe/widget-tables';
import { loadExamplesOf } from './shared/load-examples';
import { tool } from './shared/tool';
import { root, widgetNames } from './shared/widget-files';

const [given = '', ...tests] = process.argv.slice(2);
const name = given.replace(/^atria-/, '');
if (!widgetNames().includes(name)) {
  console.error(`Usage: npm run check:widget NAME   (there is no src/widgets/${name}/)`);
  process.exit(2);
}

const own = readdirSync(join(root, 'tests/unit/widgets'))
  .filter((file) => file.startsWith(`${name}.`) || file.startsWith(`${name}-`))
  .map((file) => `tests/unit/widgets/${file}`);
const all = ['tests/structure', 'tests/unit/editor/words.test.ts', ...own];
const [node, args] = tool('vitest', 'run', '--reporter=dot', ...(tests.length > 0 ? tests : all));
const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit' });

const read = (page: string): string => readFileSync(join(root, 'docs', page), 'utf8');
const shown = await loadShown();
const examples = await loadExamplesOf(name);
const isPictured = picturedBy(name, Object.fromEntries(examples.map((one) => [one.name, one])));
const isCurrent =
  read('widgets.md') === widgetTables(await loadDescribedContracts(), shown) &&
  read('api.md') === withCallTables(read('api.md'));

const left = [
  status !== 0 && 'what the failures above say',
  isPictured && !shown[name]?.picture && `npm run build && npm run pictures -- ${name}`,
  !isCurrent && 'npm run docs',
].filter(Boolean);
const looks = [
  `npm start, then http://localhost:4173/widgets/${name}, in two brands, at 1280, 375 and 320 px`,
  `npx playwright test columns -g "of ${name} fits", after a build`,
  'npm test',
];
const list = (steps: readonly (string | false | undefined)[]) =>
  steps.map((step) => `  ${step}`).join('\n');
console.log(left.length > 0 ? `\nLeft to do:\n${list(left)}` : '\nNothing is left to do.');
console.log(`What no rule can check:\n${list(looks)}`);
process.exitCode = left.length > 0 ? 1 : 0;
