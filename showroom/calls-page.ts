import { loadDescribedContracts } from '../scripts/describe/described-contracts';
import { openApi } from '../scripts/describe/openapi/document';
import { answersOfStandIn } from '../scripts/describe/openapi/examples';
import { escapeHtml } from '../scripts/shared/escape-html';
import { type Call, callItem, type Operation } from './call-item';
import { kindText, type Named } from './field-rows';
import { developerPage } from './html-page';

type Document = ReturnType<typeof openApi>;

let made: Promise<Document> | undefined;

/** The OpenAPI document of all calls, as the build writes it; made on the first request. */
export const apiDocument = (): Promise<Document> => {
  made ??= Promise.all([answersOfStandIn(), loadDescribedContracts()]).then(
    ([answers, contracts]) => openApi(answers, contracts),
  );
  return made;
};

const callsOf = ({ paths }: Document): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation: operation as Operation,
    })),
  );

/** The kinds of plain values that the tables name. */
const kindList = (named: Named): string =>
  Object.entries(named)
    .filter(([, { properties }]) => !properties)
    .map(
      ([name, { description = '' }]) =>
        `<dt>${kindText(name)}</dt><dd>${escapeHtml(description)}</dd>`,
    )
    .join('\n');

/**
 * The OpenAPI document for people: the calls by subject, to be found by their path or by the
 * widgets that make them, with fields and examples.
 *
 * @param origin of the stand-in back end, for commands to copy
 */
export async function callsPage(origin: string): Promise<string> {
  const document = await apiDocument();
  const all = callsOf(document);
  const named = document.components.schemas as Named;
  const parts = document.tags.map(({ name, description }) => {
    const id = name.toLowerCase().replaceAll(' ', '-');
    const own = all.filter(({ operation }) => operation.tags.includes(name));
    const items = own.map((call) => callItem(call, named, origin));
    return {
      link: `<a href="#${id}">${name}</a> ${own.length}`,
      section: `<section data-part><h2 id="${id}">${name}</h2>
<p>${escapeHtml(description)}</p>
<ul class="calls">${items.join('\n')}</ul></section>`,
    };
  });
  return developerPage({
    title: 'The calls – Atria Widgets',
    bar: '<h1>The calls</h1><a href="/widgets/">All widgets</a><a href="/api/openapi.json">openapi.json</a>',
    content: `<p class="summary">The ${all.length} calls that the widgets make, with answers of the
stand-in back end; the same as an OpenAPI 3.1 document is <a href="/api/openapi.json">openapi.json</a>.
<code>npx atria-widgets check-api URL</code> says whether a back end fits. How numbers, texts and
money may be written stands <a href="#kinds">below the calls</a>.</p>
<form class="find" role="search">
<label for="find">Find a call by its path, its subject or a widget</label>
<input id="find" type="search" name="q" autocomplete="off" placeholder="cart, /api/search, atria-header">
<p class="count" role="status"></p>
</form>
<p class="subjects">${parts.map(({ link }) => link).join(' · ')}</p>
${parts.map(({ section }) => section).join('\n')}
<h2 id="kinds">Kinds of values</h2>
<dl class="kinds">${kindList(named)}</dl>`,
  });
}
