import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Vocabulary } from '../../../src/help/fields';
import { vocabularyOf } from '../../describe/vocabulary';
import { loadContracts } from '../../shared/load-contracts';
import { loadExamples } from '../../shared/load-examples';
import { root } from '../../shared/widget-files';

async function textKeys(): Promise<string[]> {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.texts.ts'))
    .map((file) => import(pathToFileURL(join(root, 'src', file)).href));
  const modules = (await Promise.all(files)) as readonly Readonly<Record<string, object>>[];
  return modules.flatMap((module) => Object.values(module).flatMap((texts) => Object.keys(texts)));
}

/** The names that editors can use, from all contracts and texts; see src/help/fields.ts. */
export async function helpVocabulary(): Promise<Vocabulary> {
  const examples = await loadExamples();
  return vocabularyOf(await loadContracts(), (name) => examples[name] ?? [], await textKeys());
}
