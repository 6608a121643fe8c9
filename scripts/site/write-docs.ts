import type { Brand } from '../../src/core/page/brand';
import { docsPages, writePictures } from './docs-pages';
import { type DocsPage, docsPage } from './layout';
import { frontPage, lostPage, searchPage } from './own-pages';
import { searchIndex } from './search-index';
import { widgetDocs } from './widget-docs';
import { upFrom, type WrittenSite } from './written-site';

interface Given {
  readonly sites: readonly Brand[];
  /** Where the site will lie. */
  readonly at: string;
  readonly hasStorybook: boolean;
}

/** Writes all pages that are not the demo host's, with what their search reads. */
export async function writeDocs(
  written: WrittenSite,
  { sites, at, hasStorybook }: Given,
): Promise<void> {
  const found = [...docsPages(), ...(await widgetDocs())];
  const pages: readonly DocsPage[] = [frontPage(sites, hasStorybook), searchPage, ...found];
  for (const page of pages)
    written.writePage(page.path, docsPage(page, upFrom(page.path), hasStorybook));
  written.write('404.html', docsPage(lostPage, new URL(at).pathname, hasStorybook));
  written.write('site/search.json', JSON.stringify(searchIndex(found)));
  writePictures(written);
}
