/**
 * `npm run texts`: writes all texts of widgets and all words of the editor's catalogue for
 * translators, who need no source: `texts/<language>.xlf` each (XLIFF 1.2), beside the texts of
 * their source language. `npm run texts -- read texts/se.xlf` reads one back into the sources.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../src/core/page/language';
import { tool } from './shared/tool';
import { root } from './shared/widget-files';
import { readBack } from './texts/read-back';
import { allSources } from './texts/sources';
import { entriesOf, readXliff, writeXliff } from './texts/xliff-file';

const list = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log(`${title}: ${lines.length}\n  ${lines.join('\n  ')}`);
};

/** Writes a file per language, and prints what each lacks. */
async function write(folder: string): Promise<void> {
  const sources = allSources();
  mkdirSync(folder, { recursive: true });
  for (const language of languages) {
    const file = join(folder, `${language}.xlf`);
    writeFileSync(file, await writeXliff(sources, language));
    const entries = sources.flatMap((source) =>
      Object.entries(entriesOf(source, language)).map(
        ([id, { target }]) => [`${source.path} ${id}`, target] as const,
      ),
    );
    const missing = entries.flatMap(([name, target]) => (target ? [] : [name]));
    console.log(`${file}: ${entries.length} texts, ${missing.length} missing`);
  }
}

/** Reads a file back, and prints what has changed, is missing, and was refused. */
async function read(file: string): Promise<void> {
  const { language, resources } = await readXliff(readFileSync(file, 'utf8'));
  const { files, changed, missing, refused } = readBack(allSources(), language, resources);
  for (const [path, text] of files) writeFileSync(join(root, path), text);
  const code = [...files.keys()].filter((path) => path.endsWith('.ts'));
  if (code.length > 0) {
    const [node, args] = tool('biome', 'check', '--write', ...code);
    execFileSync(node, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  list('Changed', changed);
  list('Missing', missing);
  list('Not taken', refused);
  if (refused.length > 0) process.exitCode = 1;
}

const [what = 'write', ...files] = process.argv.slice(2);
if (what === 'write') await write(files[0] ?? join(root, 'texts'));
else if (what === 'read' && files.length > 0) for (const file of files) await read(file);
else {
  console.error('npm run texts [-- write FOLDER], or npm run texts -- read FILE ...');
  process.exitCode = 2;
}
