import { renderToString } from 'react-dom/server';
import { allExamples } from '../all-examples/examples';
import { frameOf } from './frame';

/** The markup of an example, for its shadow root and for the page's head. */
export interface Prerendered {
  readonly html: string;
  /** `<link rel=preload>` of its first pictures: React puts them before the markup. */
  readonly preloads: string;
}

/** Where this file's own folder is; what it names as `import.meta.url` does stands below. */
const ownFolder = new URL('.', import.meta.url).href;

/**
 * Renders every example without any page.
 * @param page the address of the page they will stand in
 * @param folder the address of the folder of the built files
 */
export function prerenderAll(page: string, folder: string): Record<string, Prerendered> {
  return Object.fromEntries(
    allExamples.map(({ name, definition, example }) => {
      const address = new URL(example.query ?? '', page);
      const markup = renderToString(frameOf(definition, example, { address, host: null }));
      const [preloads = ''] = /^(<link\b[^>]*>)*/.exec(markup) ?? [];
      const html = markup.slice(preloads.length).replaceAll(ownFolder, folder);
      return [name, { html, preloads }];
    }),
  );
}
