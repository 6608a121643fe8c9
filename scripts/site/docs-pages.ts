import { join } from 'node:path';
import { root } from '../shared/widget-files';
import { copyFolder } from './assets';
import { docsFiles, readDoc, targetOf, titleOf } from './docs-files';
import type { DocsPage, MenuPart } from './layout';
import { type Rendered, renderMarkdown } from './markdown';
import { upFrom, type WrittenSite } from './written-site';

/** A page, and what of it is found by the search. */
export interface FoundPage extends DocsPage {
  readonly rendered: Rendered;
}

/** Markdown of a file as a page at a path of the site has it. */
export const renderedAt = (path: string, text: string, file: string): Rendered =>
  renderMarkdown(text, (link) => {
    const target = targetOf(link, file);
    return target === undefined || /^\w+:/.test(target) ? target : upFrom(path) + target;
  });

/** The menu beside the documentation: what its index leads to, by the index's own headings. */
function readMenu(): readonly MenuPart[] {
  const seen = new Set<string>();
  const [, ...parts] = readDoc('docs/README.md').split(/^## /m);
  return parts.map((part) => {
    const [title = ''] = part.split('\n');
    const links = [...part.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)].flatMap(([, label, link]) => {
      const path = targetOf(link ?? '', 'docs/README.md');
      if (!label || !path || seen.has(path)) return [];
      seen.add(path);
      return [{ label: label.replace(/^\w/, (first) => first.toUpperCase()), path }];
    });
    return { title, links };
  });
}

export const docsMenu = readMenu();

/** The list of all decisions, which is a folder in the project. */
function decisionsPage(): FoundPage {
  const lines = docsFiles
    .filter(({ file }) => file.startsWith('docs/decisions/'))
    .map(({ file, text }) => `- [${titleOf(text)}](${file.slice('docs/'.length)})`);
  const path = 'docs/decisions/';
  const rendered = renderedAt(path, `# Decisions\n\n${lines.join('\n')}\n`, 'docs/README.md');
  return { path, title: 'Decisions', content: rendered.html, rendered, menu: docsMenu };
}

/** The pages of the documentation. */
export const docsPages = (): readonly FoundPage[] => [
  ...docsFiles.map(({ file, path, text }) => {
    const rendered = renderedAt(path, text, file);
    return { path, title: titleOf(text), content: rendered.html, rendered, menu: docsMenu };
  }),
  decisionsPage(),
];

/** The pictures that the pages show. */
export const writePictures = (written: WrittenSite): void =>
  copyFolder(written, join(root, 'docs/pictures'), 'docs/pictures');
