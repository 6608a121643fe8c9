import { brands } from '../../src/core/page/brand';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import { developerPage } from './developer-page';
import { escapeHtml } from './escape';
import { catalogue } from './widget-catalogue';

const counted = (count: number): string => `${count} example${count === 1 ? '' : 's'}`;

/** The list of all widgets with what they are for, and of the demo sites. */
export async function widgetIndexPage(port: string): Promise<string> {
  const widgets = await catalogue();
  const rows = widgets.map(
    ({ name, contract, examples }) =>
      `<li><a href="/widgets/${name}"><code>&lt;atria-${name}&gt;</code></a>
<p>${escapeHtml(contract.summary ?? '')}</p>
<p class="count">${counted(Object.keys(examples).length)}</p></li>`,
  );
  const sites = brands.map((site) => {
    const host = `${site === 'atriafi' ? '' : `${site}.`}localhost${port ? `:${port}` : ''}`;
    return `<li><a href="http://${host}/">${escapeHtml(brandThemes[site].name)}</a> <span class="count">${host}</span></li>`;
  });
  return developerPage({
    title: 'Atria Widgets',
    bar: '<h1>Atria Widgets</h1>',
    content: `<p class="summary">Every widget with its examples, live against the stand-in back end.
What forms have sent is in the <a href="/inbox">inbox</a>; what they all ask a back end for, in
<a href="/api/">the calls</a>.
<a href="/editor/">The editor’s catalogue</a> makes the tags for who edits pages.</p>
<ul class="catalogue">
${rows.join('\n')}
</ul>
<h2>Sites</h2>
<ul class="sites">
${sites.join('\n')}
</ul>`,
  });
}
