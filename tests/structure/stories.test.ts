// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, widgetFile, widgetNames } from '../../scripts/widget-files';
import type { Example } from '../../src/core/element/examples';

const storyFile = (name: string) => join(root, `stories/${name}.stories.tsx`);
const pascal = (name: string) => (name[0] ?? '').toUpperCase() + name.slice(1);

/** The stories of a file, as `Export example`. */
const storiesIn = (source: string) =>
  [...source.matchAll(/^export const (\w+) = story\(\s*'(\w+)'/gm)].map(
    ([, exported, example]) => `${exported} ${example}`,
  );

// A widget without a story file is told of by widgets.test.ts.
const told = widgetNames().filter((name) => existsSync(storyFile(name)));

describe.each(told)('the stories of %s', async (name) => {
  const source = readFileSync(storyFile(name), 'utf8');
  const { examples } = (await import(/* @vite-ignore */ widgetFile(name, 'examples'))) as {
    examples: Record<string, Example>;
  };

  it('are one for each example that is not hidden [ELEM-07]', () => {
    const wanted = Object.keys(examples).filter((example) => !examples[example]?.hidden);
    expect(storiesIn(source).sort()).toEqual(wanted.map((one) => `${pascal(one)} ${one}`).sort());
  });

  it('have a title with an area', () => {
    expect(source).toMatch(/export default \{ \.\.\.meta, title: '[A-Z][\w &]*\/[^']+' \};/);
  });
});
