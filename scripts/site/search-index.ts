import type { Section } from '../../site/found';
import type { FoundPage } from './docs-pages';

/** A table of all tests would be found by every word. */
const unsearched = new Set(['docs/requirements/']);

/** So much of a section's text is searched. */
const most = 1200;

/** What the search knows of the pages: a section for each of their headings. */
export const searchIndex = (pages: readonly FoundPage[]): readonly Section[] =>
  pages
    .filter(({ path }) => !unsearched.has(path))
    .flatMap(({ path, title, rendered }) =>
      rendered.headings.map(({ id, level, text, below }) => ({
        path: level === 1 ? path : `${path}#${id}`,
        page: title,
        heading: text,
        text: below.slice(0, most),
      })),
    );
