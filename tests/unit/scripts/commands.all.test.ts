// @vitest-environment node
import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asNpm, tool } from '../../../scripts/shared/tool';
import { root } from '../../../scripts/shared/widget-files';
import { minutes } from '../../../scripts/test/limits';

const left = ['node_modules', 'dist', '.git', 'test-results', 'storybook-static'];
let copy: string;

/** The output of scripts is in a copy of the project. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'atria-commands-'));
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => dirname(path) !== root.replace(/\/$/, '') || !left.includes(basename(path)),
  });
  // A folder of its own, with the installed packages one by one: whatever a script does to it, the
  // project's own is not changed.
  const modules = join(copy, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '.package-lock.json')
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  spawnSync('git', ['init', '--quiet'], { cwd: copy });
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a script of package.json as its user does; returns its output and exit status. */
const program = (name: string, ...args: string[]) =>
  new Promise<{ text: string; status: number | null }>((resolve) => {
    const started = spawn(name, args, {
      cwd: copy,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(name === 'npm' && asNpm),
    });
    let text = '';
    for (const output of [started.stdout, started.stderr])
      output.on('data', (piece: Buffer) => {
        text += piece;
      });
    started.once('close', (status) => resolve({ text, status }));
  });
// Without the script that npm would run before it (scripts/ensure.mjs): all is installed.
const run = (script: string, ...args: string[]) =>
  program('npm', 'run', '--silent', '--ignore-scripts', script, '--', ...args);
const [, typeCheck] = tool('tsc', '--noEmit', '-p', '.');
const read = (file: string, folder = copy): string => readFileSync(join(folder, file), 'utf8');

// Each starts a program of its own, which is slow on a busy machine.
describe('npm run', { timeout: minutes(10) }, () => {
  it('docs writes the pages made from the sources', async () => {
    writeFileSync(join(copy, 'docs/widgets.md'), '');
    expect(await run('docs')).toMatchObject({ status: 0 });
    expect(read('docs/widgets.md')).toBe(read('docs/widgets.md', root));
    expect(read('docs/requirements.md')).toMatch(/^\| CARD-09 \| /m);
  });

  it('new:widget writes a widget, whose remaining steps check:widget lists, and none over another', async () => {
    expect(await run('new:widget', 'store-list')).toMatchObject({ status: 0 });
    expect(read('src/widgets/store-list/store-list.contract.ts')).toContain("'store-list'");
    const words = 'src/widgets/store-list/store-list.words.tsv';
    writeFileSync(join(copy, words), read(words).replace(/^search.*\n/m, ''));
    const { text, status } = await run(
      'check:widget',
      'store-list',
      'tests/unit/editor/words.test.ts',
    );
    const left = /Left to do:\n([\s\S]+)\nWhat no rule/.exec(text)?.[1]?.split('\n') ?? [];
    expect(left.map((line) => line.trim())).toEqual([
      'what the failures above say',
      'npm run build && npm run pictures -- store-list',
      'npm run docs',
    ]);
    expect(text).toMatch(
      /rows for src\/widgets\/store-list\/store-list\.words\.tsv[\s\S]+"search\t/,
    );
    expect(status).toBe(1);
    expect(await run('check:widget', 'no-such')).toMatchObject({ status: 2 });
    expect((await run('new:widget', 'counter')).text).toContain(
      'exists already; nothing was written',
    );
    for (const file of [
      'src/widgets/store-list',
      'stories/store-list.stories.tsx',
      'tests/unit/widgets/store-list.test.tsx',
    ])
      rmSync(join(copy, file), { recursive: true });
  });

  it('new:brand writes a brand that shows at once, with borrowed content, and none over another', async () => {
    expect(await run('new:brand', 'wilhelmfi', 'goohse', 'Wilhelm')).toMatchObject({ status: 0 });
    const looks = `
      import { createBackend } from './stand-in/api/app';
      import { createHost } from './demo-host/host/app';
      const host = createHost({ backend: createBackend() });
      host.fetch(new Request('http://wilhelmfi.localhost/')).then((page) => console.log('/', page.status));`;
    writeFileSync(join(copy, 'looks.ts'), looks);
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'looks.ts'], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).toContain('/ 200\n');
    expect(read('src/core/page/brand.ts')).toContain("'wilhelmfi',");
    expect(read('src/core/style/brands/wilhelmfi.brand.ts')).toContain("name: 'Wilhelm'");
    const { text, status } = await run('new:brand', 'goohse');
    expect({ text, status }).toMatchObject({ status: 1 });
    expect(text).toContain('is a brand already; nothing was written');
    for (const file of ['src', 'demo-host'])
      cpSync(join(root, file), join(copy, file), { recursive: true });
    rmSync(join(copy, 'src/core/style/brands/wilhelmfi.brand.ts'));
    rmSync(join(copy, 'src/core/style/brands/wordmarks/wilhelmfi.svg'));
    rmSync(join(copy, 'looks.ts'));
  });

  it('texts writes what translators need, and reads it back', async () => {
    expect((await run('texts')).text).toMatch(/de\.xlf: \d+ texts, 0 missing/);
    const said = read('texts/de.xlf').replace('>Schließen<', '>Zumachen<');
    writeFileSync(join(copy, 'texts/de.xlf'), said);
    const { text, status } = await run('texts', 'read', 'texts/de.xlf');
    expect(text).toMatch(/Changed: 1\n.*: Schließen → Zumachen/);
    expect(status).toBe(0);
    expect(read('src/core/i18n/shared.texts.ts')).toContain("'Stäng', 'Zumachen']");
    expect((await run('texts', 'read', 'texts/de.xlf')).text).not.toContain('Changed');
  });

  it('texts supports a fifth language by a line of the table, and the types hold', async () => {
    const table = 'src/core/page/language.ts';
    writeFileSync(
      join(copy, table),
      read(table).replace(/( {2}de: .*\n)/, "$1  da: { locale: 'da-DK', name: 'dans' },\n"),
    );
    expect((await run('texts')).text).toMatch(/da\.xlf: (\d{3}) texts, \1 missing/);
    const said = read('texts/da.xlf').replace(
      /(<source>Close<\/source>)/,
      '$1<target>Luk</target>',
    );
    writeFileSync(join(copy, 'texts/da.xlf'), said);
    expect((await run('texts', 'read', 'texts/da.xlf')).text).toContain('nothing → Luk');
    const tried = `import { translate } from './src/core/i18n/translate';
      import { sharedTexts } from './src/core/i18n/shared.texts';
      import { formatShownDate } from './src/core/i18n/formats';
      import { formatDate, patternKey } from './src/core/date/format-date';
      import { dateTexts } from './src/core/date/date.texts';
      import { langAttribute, languageOfName } from './src/core/page/language';
      import { footerOf } from './stand-in/data/navigation';
      const say = (key) => translate(sharedTexts, 'da', key, []);
      console.log([say('/shared/close'), say('/shared/next'), formatShownDate('2026-11-25', 'da'),
        formatDate('2026-11-25', 'da'), translate(dateTexts, 'da', patternKey('da'), []), languageOfName('Dansk'), langAttribute('da'),
        footerOf('export', 'da').columns.length > 0].join(' | '));`;
    writeFileSync(join(copy, 'tried.mts'), tried);
    const outcome = await program('node', '--import', 'tsx', 'tried.mts');
    expect(outcome.text).toBe(
      'Luk | Next | 25.11.2026 | 25/11/2026 | dd/mm/yyyy | da | da | true\n',
    );
    rmSync(join(copy, 'tried.mts'));
    expect(await program('node', ...typeCheck)).toMatchObject({ text: '', status: 0 });
    writeFileSync(join(copy, table), read(table, root));
  });

  it('changeset, check:version and set:version make a release, which prepublishOnly allows', async () => {
    expect((await run('changeset', '--empty')).text).toContain('.changeset');
    const step = '---\n"atria-widgets": major\n---\n\nA step.\n';
    writeFileSync(join(copy, '.changeset/a-step.md'), step);
    expect(await run('check:version')).toMatchObject({ status: 0 });
    expect((await run('set:version')).text).toContain('read CHANGELOG.md, commit');
    const { version } = JSON.parse(read('package.json'));
    expect(read('CHANGELOG.md')).toContain(`## ${version}`);
    // The makers' addresses must be set first.
    expect((await run('prepublishOnly')).text).toContain('npm pkg set bugs.email=');
    writeFileSync(
      join(copy, 'package.json'),
      read('package.json').replaceAll('example.org', 'example.com'),
    );
    expect(await run('prepublishOnly')).toMatchObject({ status: 0 });
  });
});
