import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/widget-files';
import { textFile } from './text-files';
import type { Source } from './unit';
import { wordFile } from './word-files';

/** Reads a file with texts; undefined for any other file. */
export function sourceOf(path: string, text: string): Source | undefined {
  if (path.endsWith('.texts.ts')) return textFile(path, text);
  return path.endsWith('.words.tsv') ? wordFile(path, text) : undefined;
}

/** All files with texts, in order of their paths. */
export const allSources = (folder = root): readonly Source[] =>
  ['src', 'editor']
    .flatMap((room) =>
      readdirSync(join(folder, room), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${room}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => /\.(texts\.ts|words\.tsv)$/.test(path))
    .sort()
    .flatMap((path) => sourceOf(path, readFileSync(join(folder, path), 'utf8')) ?? []);
