import { type Brand, brands } from '../../src/core/page/brand';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import { escapeHtml } from '../shared/escape-html';
import { widgetNames } from '../shared/widget-files';
import type { DocsPage } from './layout';

const siteCard = (site: Brand): string =>
  `<li><a href="sites/${site}/"><img src="logos/${site}.svg" alt="" width="160" height="64" loading="lazy">${escapeHtml(brandThemes[site].name)}</a></li>`;

/** The front page: what is here, by who one is. */
export const frontPage = (sites: readonly Brand[], hasStorybook: boolean): DocsPage => ({
  path: '',
  title: 'Atria Widgets',
  kind: 'front',
  isLive: true,
  content: `<h1>Atria Widgets</h1>
<p class="lead">${widgetNames().length} custom elements that editors place in the pages of ${brands.length} brand sites. All of it can be tried here: the sites are whole, and what you buy, send or like stays in your browser.</p>
<div class="doors">
<section><h2>Visit</h2>
<p>Look for a recipe, send a form, buy from the meat shop. No order is real, and no message is sent.</p>
<p><a href="#sites">Demo sites</a></p></section>
<section><h2>Edit</h2>
<p>Put a page together from parts, and copy its code into your content system.</p>
<p><a href="editor/">Editor’s catalogue</a> <a href="docs/guides/editing/">Editing without HTML</a></p></section>
<section><h2>Design</h2>
<p>See each widget in each brand, with its states, colours and type.</p>
<p>${hasStorybook ? '<a href="storybook/">Storybook</a> ' : ''}<a href="docs/theming/">Theming</a></p></section>
<section><h2>Develop</h2>
<p>Read what each widget takes, fires and calls, and see it live beside its code.</p>
<p><a href="docs/embedding/">Embedding</a> <a href="widgets/">Widgets</a> <a href="docs/">Documentation</a></p></section>
</div>
<h2 id="sites">Demo sites</h2>
<ul class="sites">
${sites.map(siteCard).join('\n')}
</ul>`,
});

export const searchPage: DocsPage = {
  path: 'search/',
  title: 'Search',
  kind: 'search',
  content: `<h1>Search</h1>
<p data-count role="status" aria-live="polite"></p>
<ul class="results" data-results></ul>
<noscript><p>The search needs JavaScript. <a href="../docs/">All pages of the documentation</a></p></noscript>`,
};

/** A static host answers with it what it does not have, at any depth. */
export const lostPage: DocsPage = {
  path: '404.html',
  title: 'Not found',
  content: `<h1>Not found</h1>
<p>This page is not here. The bar above leads to all that is.</p>`,
};
