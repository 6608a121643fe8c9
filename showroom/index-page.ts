import { siteAddress } from '../demo-host/host/site-addresses';
import { escapeHtml } from '../scripts/shared/escape-html';
import { loadContracts } from '../scripts/shared/load-contracts';
import { loadExamples } from '../scripts/shared/load-examples';
import { type Brand, brands } from '../src/core/page/brand';
import { brandThemes } from '../src/core/style/brands/brand-themes';
import { developerPage } from './html-page';

const counted = (count: number): string => `${count} example${count === 1 ? '' : 's'}`;

function siteItem(site: Brand, port: string): string {
  const address = siteAddress(site, port);
  return `<li><a href="${address}">${escapeHtml(brandThemes[site].name)}</a>
<span class="count">${new URL(address).host}</span></li>`;
}

/** The list of all widgets with their purposes, and of the demo sites. */
export async function indexPage(port: string): Promise<string> {
  const [contracts, examples] = await Promise.all([loadContracts(), loadExamples()]);
  const widgets = contracts.map(
    ({ name, summary = '' }) =>
      `<li><a href="/widgets/${name}"><code>&lt;atria-${name}&gt;</code></a>
<p>${escapeHtml(summary)}</p>
<p class="count">${counted(examples[name]?.length ?? 0)}</p></li>`,
  );
  return developerPage({
    title: 'Atria Widgets',
    bar: '<h1>Atria Widgets</h1>',
    content: `<p class="summary">Every widget with its examples, live against the stand-in back end.
What forms have sent is in the <a href="/inbox">inbox</a>; what they all ask a back end for, in
<a href="/api/">the calls</a>.
<a href="/editor/">The editor’s catalogue</a> makes the tags for who edits pages.</p>
<ul class="catalogue">
${widgets.join('\n')}
</ul>
<h2>Sites</h2>
<ul class="sites">
${brands.map((site) => siteItem(site, port)).join('\n')}
</ul>`,
  });
}
