import { brands } from '../../src/core/page/brand';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import { fontLines } from './brand-css';
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
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Atria Widgets</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/host/icons/atriafi.svg" type="image/svg+xml">
${fontLines('atriafi')}
<link rel="stylesheet" href="/host/brand/atriafi.css">
<link rel="stylesheet" href="/host/widget-pages.css">
</head>
<body class="widget">
<header class="bar"><h1>Atria Widgets</h1></header>
<main class="examples">
<p class="summary">Every widget with its examples, live against the stand-in back end.
What forms have sent is in the <a href="/inbox">inbox</a>.</p>
<ul class="catalogue">
${rows.join('\n')}
</ul>
<h2>Sites</h2>
<ul class="sites">
${sites.join('\n')}
</ul>
</main>
</body>
</html>
`;
}
