// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type TestTitle, testTitles } from '../../scripts/describe/test-titles';
import { importedFiles } from '../../scripts/shared/imports';
import { root } from '../../scripts/shared/widget-files';
import { ofSecondRing, runnerOf, tagOfSecondRing } from '../../scripts/test/rings';

const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file.replaceAll('\\', '/')}`,
  );
const isCode = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file);
const all = ['tests', 'stories', 'src', 'scripts', 'cli', 'editor'].flatMap(filesIn).filter(isCode);

const ofTests = all.filter((file) => file.startsWith('tests/'));
const titlesOf = (file: string) => testTitles(file, readFileSync(join(root, file), 'utf8'));
const titles = new Map(ofTests.map((file) => [file, titlesOf(file)]));

/** These files and all that they import, such as tests which several suites call. */
function withImported(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file) || !file.startsWith('tests/') || !isCode(file)) continue;
    found.add(file);
    withImported(importedFiles(file), found);
  }
  return found;
}

const run = all.filter(runnerOf);
const everywhere = withImported(run);
const first = withImported(run.filter((file) => !ofSecondRing.test(file)));

describe('a test', () => {
  it('is in a file that a ring runs, or that such a file imports', () => {
    const named = all.filter((file) => /\.(test|spec)\.\w+$/.test(file) && !runnerOf(file));
    const calling = ofTests.filter(
      (file) => (titles.get(file)?.length ?? 0) > 0 && !everywhere.has(file),
    );
    expect(
      [...new Set([...named, ...calling])].map(
        (file) => `${file}: no ring runs it. See docs/architecture/tests.md for names and folders`,
      ),
    ).toEqual([]);
  });

  it('of the first ring cites each requirement that one of the second cites', () => {
    const titlesIn = (files: Iterable<string>) =>
      [...files].flatMap((file) => titles.get(file) ?? []);
    const isFirst = ({ tags }: TestTitle) => !tags.includes(tagOfSecondRing);
    const idsOf = (some: readonly TestTitle[]) => new Set(some.flatMap(({ ids }) => ids));
    const shown = idsOf(titlesIn(first).filter(isFirst));
    const cited = idsOf(titlesIn(titles.keys()));
    expect(cited.size).toBeGreaterThan(300);
    expect(titlesIn(first).every(isFirst)).toBe(false);
    expect(
      [...cited].filter((id) => !shown.has(id)).map((id) => `${id}: no test of npm test shows it`),
    ).toEqual([]);
  });
});
