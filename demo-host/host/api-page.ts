import { openApi } from '../../scripts/describe/openapi/document';
import { answersOfStandIn } from '../../scripts/describe/openapi/examples';
import { developerPage } from './developer-page';
import { escapeHtml } from './escape';

type Document = ReturnType<typeof openApi>;
type Entry = Readonly<Record<string, unknown>>;

let made: Promise<Document> | undefined;

/** The OpenAPI document of all calls, as the build writes it; made when it is first asked for. */
export const apiDocument = (): Promise<Document> => {
  made ??= answersOfStandIn().then(openApi);
  return made;
};

interface Parameter {
  readonly name?: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly example?: unknown;
}

interface Content {
  readonly schema: Entry;
  readonly example?: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly description?: string; readonly content?: Record<string, Content> }>
  >;
}

const json = (value: unknown): string => escapeHtml(JSON.stringify(value, null, 2));

const folded = (title: string, content: string): string =>
  `<details class="code"><summary>${title}</summary>${content}</details>`;

function parameterTable(parameters: readonly Parameter[]): string {
  // What every post may carry is said in the rules.
  const rows = parameters.flatMap(({ name, in: place, required, description, example }) =>
    name
      ? [
          `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? '' : ', optional'}</td>
<td>${coded(description)}${example === undefined ? '' : ` <span class="count">${json(example)}</span>`}</td></tr>`,
        ]
      : [],
  );
  return rows.length > 0 ? `<table class="fields">${rows.join('\n')}</table>` : '';
}

/** A sentence of documentation; what stands in it between backticks is code. */
const coded = (text: string): string =>
  escapeHtml(text).replace(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`);

const contentParts = (what: string, content: Readonly<Record<string, Content>> = {}): string =>
  Object.entries(content)
    .map(
      ([type, { schema, example }]) =>
        folded(
          `${what}: an example <span class="count">${type}</span>`,
          `<pre>${json(example)}</pre>`,
        ) + folded(`${what}: its schema`, `<pre>${json(schema)}</pre>`),
    )
    .join('');

function operationItem(path: string, method: string, operation: Operation): string {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const [[status = '', success] = []] = Object.entries(responses);
  return `<li class="example" id="${operationId}"><div class="example-head">
<h3><span class="mark">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></h3>
<p>${coded(summary)}</p></div>
${parameterTable(parameters)}
${contentParts('What is sent', requestBody?.content)}
${contentParts(`The answer, ${status}`, success?.content)}
${success?.content ? '' : `<p class="alone count">The answer, ${status}: ${coded(success?.description ?? '')}</p>`}</li>`;
}

/** The OpenAPI document for people: the calls by subject, with examples and schemas. */
export async function apiPage(): Promise<string> {
  const { paths, tags } = await apiDocument();
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ path, method, operation: one as Operation })),
  );
  const parts = tags.map(({ name }) => {
    const items = all
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ path, method, operation }) => operationItem(path, method, operation));
    const id = name.toLowerCase().replaceAll(' ', '-');
    return { name, id, items };
  });
  const links = parts.map(({ name, id, items }) => `<a href="#${id}">${name}</a> ${items.length}`);
  return developerPage({
    title: 'The calls – Atria Widgets',
    bar: '<h1>The calls</h1><a href="/widgets/">All widgets</a><a href="/api/openapi.json">openapi.json</a>',
    content: `<p class="summary">The ${all.length} calls that the widgets make, with answers of the
stand-in back end; the same as an OpenAPI 3.1 document is <a href="/api/openapi.json">openapi.json</a>.
<code>npx atria-widgets check-api URL</code> says whether a back end fits.</p>
<p>${links.join(' · ')}</p>
${parts.map(({ name, id, items }) => `<h2 id="${id}">${name}</h2><ul class="calls">${items.join('\n')}</ul>`).join('\n')}`,
  });
}
