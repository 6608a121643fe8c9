import { aloneAddress } from '../../demo-host/host/example-address';
import { pathOf } from '../../site/addresses';
import { exampleMarkup } from '../../src/catalogue/example-markup';
import { isState } from '../../src/catalogue/examples';
import { purposes } from '../../src/catalogue/purposes';
import type { Contract } from '../../src/core/element/contract';
import { isLogo, siteOfLogo } from '../../src/core/page/brand';
import { byPurpose } from '../describe/by-purpose';
import { escapeHtml } from '../shared/escape-html';
import { loadContracts } from '../shared/load-contracts';
import { loadExamples, type NamedExample } from '../shared/load-examples';
import { readDoc } from './docs-files';
import { type FoundPage, renderedAt } from './docs-pages';
import { makePage } from './host-pages';
import type { MenuPart } from './layout';
import { codeBlock } from './markdown';
import { upFrom, type WrittenSite } from './written-site';

const file = 'docs/widgets.md';
const home = 'http://localhost';

const menuOf = (contracts: readonly Contract[]): readonly MenuPart[] =>
  byPurpose(contracts, (one) => one).map(({ purpose, widgets }) => ({
    title: purposes[purpose],
    links: widgets.map(({ name }) => ({ label: name, path: `widgets/${name}/` })),
  }));

/** Where an example is alone, in the demo host: with all that it asks of its page. */
const addressOf = (widget: string, example: NamedExample): string =>
  home + aloneAddress(widget, example, new URLSearchParams());

function marksOf(example: NamedExample): string {
  const { brand, language, fault, query, hash } = example;
  const asked = Object.entries({ brand, language, fault, query, hash });
  const marks = asked.flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  return [...marks, ...(isState(example) ? ['state'] : [])]
    .map((mark) => `<span class="mark">${escapeHtml(mark)}</span>`)
    .join(' ');
}

/** An example live in a frame, since it may ask for a page, a brand or a fault of its own. */
function exampleSection(contract: Contract, example: NamedExample, up: string): string {
  const address = escapeHtml(up + pathOf(addressOf(contract.name, example)));
  const title = escapeHtml(example.title);
  return `<section class="example">
<h3 id="example-${example.name}">${title}</h3>
<p>${marksOf(example)} <a href="${address}">Open it alone</a></p>
<iframe data-fit${example.alone ? ' data-least="640"' : ''} src="${address}" title="${title}" loading="lazy"></iframe>
<details><summary>Code</summary>${codeBlock(exampleMarkup(contract, example))}</details>
</section>`;
}

/** The page of a widget: its contract as the documentation says it, and all its examples. */
function widgetPage(
  contract: Contract,
  examples: readonly NamedExample[],
  section: string,
  menu: readonly MenuPart[],
): FoundPage {
  const path = `widgets/${contract.name}/`;
  const rendered = renderedAt(path, `# ${section}`, file);
  const up = upFrom(path);
  const live = examples.map((one) => exampleSection(contract, one, up)).join('\n');
  const content = `${rendered.html}<h2 id="examples">Examples</h2>
<p>Each is live; what it asks of a back end is answered in this browser. A fault is part of its address: <code>?fault=search:500</code> has the search fail.</p>
${live}`;
  return { path, title: `atria-${contract.name}`, content, rendered, menu, isLive: true };
}

/** The pages of all widgets, and their index. */
export async function widgetDocs(): Promise<readonly FoundPage[]> {
  const [contracts, examples] = await Promise.all([loadContracts(), loadExamples()]);
  const [intro = '', ...sections] = readDoc(file).split(/^## /m);
  const byName = new Map(
    sections.map((one) => [/^`<atria-([\w-]+)>`/.exec(one)?.[1] ?? '', one] as const),
  );
  const menu = menuOf(contracts);
  const path = 'widgets/';
  const rendered = renderedAt(path, intro, file);
  return [
    { path, title: 'Widgets', content: rendered.html, rendered, menu },
    ...contracts.map((one) =>
      widgetPage(one, examples[one.name] ?? [], byName.get(one.name) ?? '', menu),
    ),
  ];
}

/** Writes each example as a page of its own; gives the files that these pages name. */
export async function writeExamples(written: WrittenSite, at: string): Promise<Set<string>> {
  const named = new Set<string>();
  for (const [widget, examples] of Object.entries(await loadExamples()))
    for (const example of examples) {
      const path = `widgets/${widget}/${example.name}/`;
      const { brand } = example;
      const site = isLogo(brand) ? siteOfLogo(brand) : 'atriafi';
      const [address] = addressOf(widget, example).split('#');
      const made = await makePage({ address: `${address}&alone`, path, site, isExample: true, at });
      if (!made) throw new Error(`the demo host has no ${address}`);
      written.writePage(path, made.html);
      for (const one of made.leadsTo) if (!one.startsWith('sites/')) named.add(one);
    }
  return named;
}
