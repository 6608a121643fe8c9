import { escapeHtml } from '../scripts/shared/escape-html';
import { type FieldRow, fieldRows, type Named, type Schema } from './field-rows';
import { codeBox } from './html-page';

interface Parameter {
  /** Without the fields that every post may have, which the rules describe. */
  readonly name?: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface Content {
  readonly schema: Schema;
  readonly example?: unknown;
}

/** A call, as in the OpenAPI document. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly description?: string; readonly content?: Record<string, Content> }>
  >;
  readonly 'x-widgets': readonly string[];
}

export interface Call {
  readonly path: string;
  /** `GET` or `POST`. */
  readonly method: string;
  readonly operation: Operation;
}

/** A sentence of documentation; text between backticks is code. */
const coded = (text: string): string =>
  escapeHtml(text).replace(/`([^`]+)`/g, (_, code: string) => `<code>${code}</code>`);

/** The marked fields: in a request those that may be absent, in an answer the required ones. */
type Marked = 'may be absent' | 'required';

const rowOf = ({ place, type, isRequired, description }: FieldRow, marked: Marked): string =>
  `<tr><th scope="row"><code>${escapeHtml(place)}</code></th>
<td>${escapeHtml(type)}${isRequired === (marked === 'required') ? ` <b>${marked}</b>` : ''}</td>
<td>${coded(description)}</td></tr>`;

const fieldTable = (
  title: string,
  rows: readonly FieldRow[],
  marked: Marked = 'may be absent',
): string =>
  rows.length > 0
    ? `<table class="fields"><caption>${title}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">What it is</th></tr></thead>
<tbody>${rows.map((row) => rowOf(row, marked)).join('\n')}</tbody></table>`
    : '';

const parameterRows = (parameters: readonly Parameter[], where: string): FieldRow[] =>
  parameters.flatMap(({ name, in: place, required, description, schema }) =>
    name && place === where
      ? [
          {
            place: name,
            type: schema.items ? 'list' : [schema.type].flat().join(),
            isRequired: required,
            description,
          },
        ]
      : [],
  );

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** The call as a shell command, with the values of its examples. */
function curl({ path, method, operation }: Call, origin: string): string {
  const { parameters = [], requestBody } = operation;
  const given = parameters.filter(({ example }) => example !== undefined);
  const filled = given
    .filter((one) => one.in === 'path')
    .reduce((at, one) => at.replace(`{${one.name}}`, encodeURIComponent(`${one.example}`)), path);
  const query = given
    .filter((one) => one.in === 'query')
    .flatMap(({ name, example }) =>
      [example]
        .flat()
        .map((one) => `${encodeURIComponent(name ?? '')}=${encodeURIComponent(`${one}`)}`),
    );
  const address = `${origin}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  const [[type, body] = []] = Object.entries(requestBody?.content ?? {});
  const isJson = type === 'application/json';
  const sent = isJson
    ? JSON.stringify(body?.example)
    : new URLSearchParams(body?.example as Record<string, string>).toString();
  return [
    `curl ${method === 'POST' && !body ? '-X POST ' : ''}'${address}'`,
    ...(isJson ? ["-H 'Content-Type: application/json'"] : []),
    ...(body ? [`--data '${sent.replaceAll("'", String.raw`'\''`)}'`] : []),
  ].join(' \\\n  ');
}

const widgetLink = (tag: string): string =>
  `<a href="/widgets/${tag.replace('atria-', '')}">${tag}</a>`;

/** A call in the list of all, which opens to its fields and examples. */
export function callItem(call: Call, named: Named, origin: string): string {
  const { path, method, operation } = call;
  const { operationId, summary, tags, parameters = [], requestBody, responses } = operation;
  const widgets = operation['x-widgets'];
  const [body] = Object.values(requestBody?.content ?? {});
  const [[status = '', success] = []] = Object.entries(responses);
  const [answer] = Object.values(success?.content ?? {});
  const what = `${status.replace('2XX', '200 to 299')}`;
  const words = [method, path, operationId, summary, ...tags, ...widgets].join(' ');
  return `<li class="call" data-find="${escapeHtml(words)}"><details class="example">
<summary class="example-head"><h3><span class="mark">${method}</span> <code>${escapeHtml(path)}</code></h3>
<span>${coded(summary)}</span></summary>
<div class="call-parts" id="${operationId}">
<p>Made by ${widgets.map(widgetLink).join(', ')}. <a href="#${operationId}">Link to this call</a></p>
${fieldTable('In the path', parameterRows(parameters, 'path'))}
${fieldTable('In the query', parameterRows(parameters, 'query'))}
${body ? fieldTable('In the body', fieldRows(body.schema, named)) : ''}
${answer ? fieldTable(`In the answer, ${what}`, fieldRows(answer.schema, named), 'required') : `<p>The answer, ${what}: ${coded(success?.description ?? '')}</p>`}
</div>
${codeBox('The call, at a shell', curl(call, origin))}
${body ? codeBox('The body, an example', json(body.example)) : ''}
${answer ? codeBox('The answer, an example', json(answer.example)) : ''}
</details></li>`;
}
