import { createBackend } from '../../stand-in/api/app';
import { faultNames } from '../../stand-in/api/fault';
import { allCalls, type KnownCall, subjects } from './calls/all-calls';
import { fieldsOf } from './calls/sample-values';
import { namedShapes, type Shape, shapeOf } from './openapi/answer-shape';
import { parametersOf } from './openapi/parameters';

const shapes = namedShapes(() => '');

const listed = (names: readonly string[]): string =>
  names.length > 0 ? `\`${names.join(' ')}\`` : '';

const resolved = (shape: Shape): Shape =>
  typeof shape.$ref === 'string' ? (shapes[shape.$ref.split('/').at(-1) ?? ''] ?? {}) : shape;

/** The shape of a field's value, or of its list's entries; undefined for a plain value. */
function inside(field: Shape): { readonly mark: string; readonly shape: Shape } | undefined {
  const { items, properties, anyOf } = resolved(field);
  const object = ((anyOf ?? []) as readonly Shape[]).find((one) => one.properties);
  const held = items ? resolved(items as Shape) : properties ? field : object;
  return held?.properties ? { mark: items ? '[]' : '', shape: held } : undefined;
}

/** The fields of an object: plain ones, then those with inner fields; required ones are bold. */
function fieldsText({ properties = {}, required = [] }: Shape): string {
  const must = required as readonly string[];
  const fields = Object.entries(properties as Readonly<Record<string, Shape>>).map(
    ([name, field]) => ({ name, held: inside(field), isBold: must.includes(name) }),
  );
  const bold = (name: string, isBold: boolean) => (isBold ? `**\`${name}\`**` : `\`${name}\``);
  const plain = fields.filter(({ held }) => !held);
  return [
    ...plain.filter(({ isBold }) => isBold).map(({ name }) => bold(name, true)),
    listed(plain.filter(({ isBold }) => !isBold).map(({ name }) => name)),
    ...fields.map(({ name, held, isBold }) =>
      held ? `${bold(`${name}${held.mark}`, isBold)} { ${fieldsText(held.shape)} }` : '',
    ),
  ]
    .filter(Boolean)
    .join(' ');
}

/** A shape's content, in a line. */
function shapeText(given: Shape): string {
  const shape = resolved(given);
  const { anyOf, items, additionalProperties, properties, type } = shape;
  if (anyOf) return (anyOf as readonly Shape[]).map(shapeText).join(', or ');
  if (items) return `a list of ${shapeText(items as Shape)}`;
  if (additionalProperties) return `by name ${shapeText(additionalProperties as Shape)}`;
  if (properties) return fieldsText(shape);
  return type === 'null' ? 'nothing' : `a ${type}`;
}

/** The sent values: required ones, and optional ones in brackets. */
function sentText(call: KnownCall): string {
  const query = parametersOf(call).filter((one) => one.in === 'query');
  const may = listed(query.filter(({ required }) => !required).map(({ name }) => name));
  return [
    listed(query.filter(({ required }) => required).map(({ name }) => name)),
    may && `(${may})`,
    bodyText(call.ask().json),
    filesText(call),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The names in a body; those in `Data`, which wraps most forms, with that prefix. */
function bodyText(json: unknown): string {
  if (json === undefined) return '';
  if (Array.isArray(json)) return `a list of ${bodyText(json[0])}`;
  const { Data, ...beside } = json as Readonly<Record<string, unknown>>;
  const wrapped = Data ? `\`Data\` { ${listed(Object.keys(Data))} } ` : '';
  return `${wrapped}${listed(Object.keys(beside))}`;
}

/** How many files of which types a form accepts. */
function filesText({ form }: KnownCall): string {
  const [, field] = (form ? fieldsOf(form) : []).find(([, { kind }]) => kind === 'files') ?? [];
  return field ? `with up to ${field.max} of ${field.types?.join(', ')}` : '';
}

function readText({ answer, only }: KnownCall): string {
  const read = answer ? shapeText(shapeOf(answer)) : 'not read';
  return only ? `${read}; ${only} only` : read;
}

/** The rows of a table; a cell with the same text as the row before is empty. */
function rows(own: readonly KnownCall[]): string[] {
  const said = new Map<string, string>();
  return own.map((call) => {
    const name = `\`${call.method} ${call.path}\``;
    const read = readText(call);
    const before = read.length > 80 ? said.get(read) : undefined;
    if (!before) said.set(read, name);
    return `| ${name} | ${sentText(call)} | ${before ? `as ${before}` : read} |`;
  });
}

/** Tables of all calls, one per subject. */
export const callTables = (): string =>
  Object.keys(subjects)
    .map((subject) =>
      [
        `### ${subject}`,
        '',
        '| call | sends | reads |',
        '|---|---|---|',
        ...rows(allCalls.filter((call) => call.subject === subject)),
      ].join('\n'),
    )
    .join('\n\n');

/** The names that make calls fail, each with its calls. */
export function faultTable(): string {
  const { calls } = createBackend();
  const callsOf = (name: string) =>
    calls
      .filter(({ fault }) => name === fault)
      .map(({ method, path }) => `\`${method} ${path}\``)
      .join(' ');
  const rows = faultNames(calls).map(
    (name) => `| \`${name}\` | ${callsOf(name) || 'every call'} |`,
  );
  return ['| name | calls |', '|---|---|', ...rows].join('\n');
}

const begin = '<!-- What follows is written by `npm run docs`. -->';
const end = '<!-- To here. -->';

/** The page with its tables of calls and of their faults written from the present calls. */
export function withCallTables(page: string): string {
  const tables = [callTables(), faultTable()];
  const [before, ...parts] = page.split(begin);
  if (parts.length !== tables.length)
    throw new Error('docs/api.md has no place for the tables of calls and faults');
  const written = parts.map((part, index) => {
    const after = part.split(end)[1];
    if (after === undefined) throw new Error('docs/api.md does not say where a table ends');
    return `${begin}\n\n${tables[index]}\n\n${end}${after}`;
  });
  return [before, ...written].join('');
}
