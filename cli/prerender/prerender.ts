import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plainPage } from '../../src/server/plain-page';
import { textOfPage } from '../../src/server/text-of-page';
import { type Options, optionsOf } from './options';
import { addressOf, type PageFile, pagesAt } from './pages-at';
import { type RenderedPage, type Renderer, renderPage } from './render-page';

/** The result for a file, in words, and whether all of it was rendered. */
interface Outcome {
  readonly words: string;
  readonly isWhole: boolean;
  readonly bytes: Buffer;
  /** Whether these bytes are unchanged. */
  readonly isSame: boolean;
}

const without = { words: 'no widgets, left as it is', isWhole: true, isSame: true };

function wordsOf({ html, faults }: RenderedPage): Pick<Outcome, 'words' | 'isWhole'> {
  const { tags, rendered } = plainPage(html);
  if (tags === 0) return without;
  const why = faults.length > 0 ? `: ${faults.join('; ')}` : '';
  // A page without either reports it by every widget that is not rendered.
  const hint =
    rendered === 0 && !why
      ? ': it loads no atria.js (--release says where the files are), or is in edit mode'
      : why;
  return { words: `${rendered} of ${tags} widgets rendered${hint}`, isWhole: rendered === tags };
}

async function render(page: PageFile, renderer: Renderer, options: Options): Promise<Outcome> {
  const bytes = readFileSync(page.file);
  // Most pages of a site have none, and need no parsing.
  if (!/<atria-/i.test(bytes.toString('latin1'))) return { ...without, bytes };
  const text = textOfPage(bytes);
  if (text === undefined)
    return { words: 'not in UTF-8, left as it is', isWhole: false, bytes, isSame: true };
  const url = addressOf(page, options.site);
  const made = await renderPage(text, renderer, { ...options.page, url });
  const isSame = made.html === text;
  return { ...wordsOf(made), isSame, bytes: isSame ? bytes : Buffer.from(made.html) };
}

/**
 * Renders the widgets of pages that are published as files, and prints the result for each.
 *
 * @returns the exit status: 1 if something was not rendered
 * @throws UsageError if the arguments are invalid
 */
export async function prerender(
  args: readonly string[],
  load: () => Promise<Renderer>,
  say: (line: string) => void,
): Promise<number> {
  const options = optionsOf(args);
  const { places, out } = options;
  const pages = places.flatMap(pagesAt);
  const renderer = await load();
  let isWhole = true;
  for (const page of pages) {
    const made = await render(page, renderer, options);
    const target = out === undefined ? page.file : join(out, page.path);
    mkdirSync(dirname(target), { recursive: true });
    if (out !== undefined || !made.isSame) writeFileSync(target, made.bytes);
    say(`${target}: ${made.words}`);
    isWhole &&= made.isWhole;
  }
  say(`${pages.length} ${pages.length === 1 ? 'page' : 'pages'}`);
  return isWhole ? 0 : 1;
}
