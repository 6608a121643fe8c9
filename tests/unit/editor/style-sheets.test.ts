// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/shared/widget-files';

const folder = join(root, 'editor');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const textOf = (pattern: RegExp): string =>
  files
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

it('has no style for a class that nothing uses', () => {
  const views = new Set(textOf(/\.tsx?$/).match(/[\w-]+/g));
  const selectors = textOf(/\.css$/).replace(/\/\*[\s\S]*?\*\/|\{[^{}]*\}/g, '{}');
  const classes = [...selectors.matchAll(/\.(-?[a-z_][\w-]*)/g)].map(([, name = '']) => name);
  expect(classes.length).toBeGreaterThan(50);
  expect([...new Set(classes)].filter((name) => !views.has(name))).toEqual([]);
});
