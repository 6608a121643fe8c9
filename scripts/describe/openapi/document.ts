import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../../shared/release';
import { root } from '../../shared/widget-files';
import { allCalls, type KnownCall, subjects } from '../calls/all-calls';
import { purchaseForm, purchaseParts, purchasePath, purchaseSample } from '../calls/purchase.call';
import type { DescribedContract } from '../described-contracts';
import { namedShapes, shapeOf } from './answer-shape';
import { described } from './body-parts';
import { shapeOfForm, shapeOfSample } from './body-shape';
import { apiComments } from './doc-comments';
import { failure, tokenHeader } from './every-call';
import { type Answers, shortened } from './examples';
import { parametersOf } from './parameters';

const comments = apiComments();

/** The chapter of docs/api.md about all calls. */
function rules(): string {
  const page = readFileSync(join(root, 'docs/api.md'), 'utf8');
  return /\n## Rules for all calls\n+([\s\S]*?)\n## /.exec(page)?.[1]?.trim() ?? '';
}

function bodyOf({ ask, form, body }: KnownCall) {
  const { json } = ask();
  if (json === undefined) return {};
  const shape = form ? shapeOfForm(form, json) : shapeOfSample(json);
  const schema = described(shape, body?.parts ?? {});
  return {
    requestBody: { required: true, content: { 'application/json': { schema, example: json } } },
  };
}

/** Only 200 if the client accepts no other, and a body only if it reads one. */
function responsesOf({ answer, only, name }: KnownCall, answers: Answers) {
  const success = answer
    ? {
        description: 'What the widgets read.',
        content: {
          'application/json': { schema: shapeOf(answer), example: shortened(answers[name]) },
        },
      }
    : { description: 'Done. The answer is not read.' };
  const failure = { $ref: '#/components/responses/Failure' };
  // A refusal of the request, and anything else, such as a server's failure.
  return { [only ?? '2XX']: success, '4XX': failure, default: failure };
}

/** The tags of the widgets that make a call. */
const widgetsOf = (
  { method, path }: KnownCall,
  contracts: readonly DescribedContract[],
): string[] =>
  contracts
    .filter(({ calls }) => calls.includes(`${method} ${path}`))
    .map(({ name }) => `atria-${name}`);

function operationOf(call: KnownCall, answers: Answers, contracts: readonly DescribedContract[]) {
  const { text = '', ids = [] } = comments[call.name] ?? {};
  const parameters = [
    ...parametersOf(call),
    ...(call.method === 'POST' ? [{ $ref: '#/components/parameters/AntiForgery' }] : []),
  ];
  return {
    operationId: call.name,
    tags: [call.subject],
    summary: text,
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(call),
    responses: responsesOf(call, answers),
    'x-widgets': widgetsOf(call, contracts),
    'x-requirements': ids,
  };
}

const purchase = () => {
  const example = purchaseSample();
  const schema = described(shapeOfForm(purchaseForm, example), purchaseParts);
  return {
    operationId: 'purchase',
    tags: ['Meat shop'],
    summary: 'Places the order: an ordinary form, which leaves the page.',
    requestBody: {
      required: true,
      content: { 'application/x-www-form-urlencoded': { schema, example } },
    },
    responses: {
      '303': { description: 'To the payment, or to the confirmation of a free order.' },
      '4XX': { description: 'A page that says what is wrong.' },
      default: { description: 'A page that says that it failed.' },
    },
    'x-widgets': ['atria-checkout'],
  };
};

/**
 * All calls as an OpenAPI document, with answers of the stand-in back end as examples and the
 * widgets that make them, by their code.
 */
export function openApi(answers: Answers, contracts: readonly DescribedContract[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of allCalls)
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: operationOf(call, answers, contracts),
    };
  paths[purchasePath] = { post: purchase() };
  return {
    openapi: '3.1.0',
    info: {
      ...{ title: 'The calls of Atria Widgets', version, description: rules() },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url: '/', description: "The page's own origin, or its `data-api-base`." }],
    // The pages' own cookies identify a logged-in visitor, if anything does.
    security: [],
    tags: Object.entries(subjects).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: namedShapes((exported) => comments[exported]?.text ?? ''),
      parameters: { AntiForgery: tokenHeader },
      responses: { Failure: failure },
    },
  };
}
