// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importedFiles } from '../../scripts/shared/imports';
import { root } from '../../scripts/shared/widget-files';

const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('src', file));
/** The paths from a file back to itself, each as the files on it. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file);
    if (at >= 0) circles.push([...way.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const next of imports.get(file) ?? []) walk(next, [...way, file]);
    done.add(file);
  };
  for (const file of imports.keys()) walk(file, []);
  return circles;
}

describe('imports', () => {
  it('form no circle, including those of types', () => {
    const circles = circlesIn(new Map(files.map((file) => [file, importedFiles(file)])));
    expect(
      circles.map((circle) => `${circle.join(' -> ')}: move what both need to a file of its own`),
    ).toEqual([]);
  });

  it('are followed around a circle', () => {
    const imports = { a: ['b'], b: ['c', 'd'], c: [], d: ['a'] };
    expect(circlesIn(new Map(Object.entries(imports)))).toEqual([['a', 'b', 'd', 'a']]);
  });
});
