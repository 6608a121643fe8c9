import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../shared/widget-files';

/** A file of the documentation and the page it becomes. */
export interface DocsFile {
  /** From the project's root: `docs/guides/captcha.md`. */
  readonly file: string;
  /** Below the site's folder, with a slash at its end. */
  readonly path: string;
  readonly text: string;
}

/** The README of the package is on the registry; the widgets have a page each. */
const elsewhere = new Set(['docs/package.md', 'docs/widgets.md']);
const besideDocs = ['CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'];

export const readDoc = (file: string): string => readFileSync(join(root, file), 'utf8');

const pathOfFile = (file: string): string => {
  if (!file.startsWith('docs/')) return `docs/${file.replace(/\.md$/, '').toLowerCase()}/`;
  return `${file.replace(/\.md$/, '').replace(/\/README$/, '')}/`;
};

const all = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file.replaceAll('\\', '/')}`)
  .filter((file) => !elsewhere.has(file))
  .sort();

/** All pages of the documentation that are files of the project. */
export const docsFiles: readonly DocsFile[] = [...all, ...besideDocs].map((file) => ({
  file,
  path: pathOfFile(file),
  text: readDoc(file),
}));

/** The first heading of a page. */
export const titleOf = (text: string): string =>
  /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? '';

const paths = new Map(docsFiles.map(({ file, path }) => [file, path]));

/**
 * Where a link of a file leads below the site's folder; undefined of what is no page of the site,
 * such as a source file. A whole address stays.
 */
export function targetOf(link: string, file: string): string | undefined {
  // What runs on the reader's own machine is not here.
  if (link.startsWith('http://localhost')) return undefined;
  if (/^\w+:/.test(link)) return link;
  const [given = '', hash] = link.split('#');
  const target = given ? join(dirname(file), given).replaceAll('\\', '/') : file;
  const end = hash ? `#${hash}` : '';
  const [, widget] = /^atria-([\w-]+)$/.exec(hash ?? '') ?? [];
  if (target === 'docs/widgets.md') return widget ? `widgets/${widget}/` : `widgets/${end}`;
  if (target === 'docs/decisions') return 'docs/decisions/';
  if (target.startsWith('docs/pictures/')) return target;
  const path = paths.get(target);
  return path && path + end;
}
