// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storyIndexer } from '../../.storybook/example-stories';
import { root, widgetFile, widgetNames } from '../../scripts/shared/widget-files';
import { type Example, isState } from '../../src/catalogue/examples';

const storyFile = (name: string) => join(root, `stories/${name}.stories.tsx`);
const pascal = (name: string) => (name[0] ?? '').toUpperCase() + name.slice(1);

// A widget without a story file is reported by widgets.test.ts.
const told = widgetNames().filter((name) => existsSync(storyFile(name)));

describe.each(told)('the stories of %s', async (name) => {
  const file = storyFile(name);
  const source = readFileSync(file, 'utf8');
  const { examples } = (await import(/* @vite-ignore */ widgetFile(name, 'examples'))) as {
    examples: Record<string, Example>;
  };
  const menu = await storyIndexer.createIndex(file, { makeTitle: (title = '') => title });
  const placeOf = (exported: string) => menu.find((one) => one.exportName === exported)?.title;

  it('are under the widget’s name and a title with an area', () => {
    expect(menu.filter(({ metaId }) => metaId !== name)).toEqual([]);
    expect(menu[0]?.title).toMatch(/^[A-Z][\w &]*\/[^/]+$/);
  });

  it('are one for each example, with states in a group of their own [ELEM-07]', () => {
    const missing = Object.entries(examples)
      .filter(([example, given]) => {
        const place = placeOf(pascal(example));
        return !place || place.endsWith('/States') !== isState(given);
      })
      .map(
        ([example, given]) =>
          `"${example}" of ${name} has no story in the menu${isState(given) ? ' under States' : ''}: ` +
          `stories/${name}.stories.tsx must import the examples of ${name} and make its stories ` +
          `with "const stories = storiesFrom(widget, examples)"`,
      );
    expect(missing).toEqual([]);
  });

  it('play no steps on a story named after an example', () => {
    const names = Object.keys(examples).map(pascal);
    const own = [...source.matchAll(/^export const (\w+)/gm)].map(([, exported]) => exported);
    expect(own.filter((exported = '') => names.includes(exported))).toEqual([]);
  });

  it('take the words of their steps from the texts, so that they pass in every language', () => {
    const written = source.matchAll(
      /(By(Text|LabelText|PlaceholderText)|\b(press|type))\(\s*['"/].*|\bname: ['"/].*/g,
    );
    const wrong = [...written].map(
      ([words]) =>
        `stories/${name}.stories.tsx: "${words}" holds in one language only: see stories/README.md, "Steps"`,
    );
    expect(wrong).toEqual([]);
  });
});

it('stories name texts that a widget has', () => {
  const filesOf = (folder: string, ending: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => readFileSync(join(root, folder, file), 'utf8'));
  const texts = filesOf('src', '.texts.ts').join('');
  const keys = filesOf('stories', '.tsx').flatMap((source) =>
    [...source.matchAll(/\bt\(\s*'(\/[\w/-]+)'/g)].map(([, key]) => key),
  );
  expect(keys.filter((key) => !texts.includes(`'${key}':`))).toEqual([]);
  expect(keys.length).toBeGreaterThan(0);
});
