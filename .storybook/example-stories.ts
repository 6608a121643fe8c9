import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { type Plugin, runnerImport } from 'vite';
import { root, widgetFile } from '../scripts/shared/widget-files.ts';
import { type Example, isState } from '../src/catalogue/examples.ts';

type Examples = Readonly<Record<string, Example>>;

const pascal = (name: string): string => (name[0] ?? '').toUpperCase() + name.slice(1);

/** The widget whose examples a story file shows; undefined for another kind of file. */
const widgetOf = (code: string): string | undefined =>
  /from '\.\.\/src\/widgets\/[\w-]+\/([\w-]+)\.examples'/.exec(code)?.[1];

async function examplesOf(widget: string): Promise<Examples> {
  const { module } = await runnerImport<{ examples: Examples }>(widgetFile(widget, 'examples'));
  return module.examples;
}

/** A story file with one more story for each example, as Storybook requires: static exports. */
const withStories = (code: string, examples: Examples): string =>
  [
    code,
    ...Object.keys(examples).map(
      (one) => `export const ${pascal(one)} = stories.example('${one}');`,
    ),
  ].join('\n');

/** The example on which each story with steps plays, by the name of its export. */
const playedOn = (code: string): Map<string, string> =>
  new Map(
    [...code.matchAll(/^export const (\w+) = stories\.steps\(\s*'(\w+)'/gm)].map(
      ([, name = '', example = '']) => [name, example],
    ),
  );

/**
 * Tells Storybook's menu which stories a file has: one for each example, in their order, then those
 * with steps. Stories of states have their own group.
 */
export const storyIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  async createIndex(fileName, { makeTitle }) {
    const code = await readFile(fileName, 'utf8');
    const widget = widgetOf(code);
    const examples = widget ? await examplesOf(widget) : {};
    const stories = loadCsf(withStories(code, examples), { fileName, makeTitle }).parse();
    const names = Object.keys(examples);
    const steps = playedOn(code);
    return stories.indexInputs
      .map((input) => {
        const own = names.find((one) => pascal(one) === input.exportName);
        const example = examples[own ?? steps.get(input.exportName) ?? ''];
        const title = example && isState(example) ? `${input.title}/States` : input.title;
        return { place: own ? names.indexOf(own) : names.length, input: { ...input, title } };
      })
      .sort((one, other) => one.place - other.place)
      .map(({ input }) => input as typeof input & { title: string });
  },
};

/** Gives the browser the same stories, and notices when an example is added or removed. */
export const exampleStories = (): Plugin => ({
  name: 'example-stories',
  enforce: 'pre',
  async transform(code, id) {
    // Not the text of a file, which the designer's kit reads.
    const widget = /\.stories\.tsx($|\?(?!raw))/.test(id) && widgetOf(code);
    if (!widget) return undefined;
    this.addWatchFile(widgetFile(widget, 'examples'));
    return { code: withStories(code, await examplesOf(widget)), map: null };
  },
  configureServer({ watcher }) {
    watcher.on('change', (file) => {
      const widget = /([\w-]+)\.examples\.ts$/.exec(file)?.[1];
      // Storybook updates the menu only when a story file changes.
      const touched = new Date();
      if (widget) utimes(join(root, `stories/${widget}.stories.tsx`), touched, touched);
    });
  },
});
