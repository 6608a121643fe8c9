// @vitest-environment node
import { createConfig, lintFromString } from '@redocly/openapi-core';
import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { createHost } from '../../../demo-host/host/app';
import { allCalls, type KnownCall } from '../../../scripts/describe/calls/all-calls';
import { purchaseParts } from '../../../scripts/describe/calls/purchase.call';
import { loadDescribedContracts } from '../../../scripts/describe/described-contracts';
import { commonParts } from '../../../scripts/describe/openapi/body-parts';
import { openApi } from '../../../scripts/describe/openapi/document';
import { answersOfStandIn } from '../../../scripts/describe/openapi/examples';
import { createBackend } from '../../../stand-in/api/app';
import { recordedClient, type Sent } from '../api/support/recorded-client';

type Json = Readonly<Record<string, unknown>>;
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly example?: unknown;
  readonly schema: Json;
  readonly $ref?: string;
}
interface Content {
  readonly schema: Json;
  readonly example: unknown;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<Record<string, { readonly content?: Record<string, Content> }>>;
}

const answers = await answersOfStandIn();
const document = openApi(answers, await loadDescribedContracts());
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...(operation as Operation),
  })),
);
const named = (name: string) => {
  const found = operations.find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`the document has no ${name}`);
  return found;
};

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ $id: 'atria', components: document.components });
/** A schema of the document, as a check: its references are those of the whole. */
const checkOf = (schema: Json) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"atria#/')));
const faultsOf = (schema: Json, value: unknown) => {
  const check = checkOf(schema);
  check(value);
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const answerOf = (name: string): Content | undefined =>
  Object.values(named(name).responses)[0]?.content?.['application/json'];
const bodyOf = (name: string): Content | undefined =>
  Object.values(named(name).requestBody?.content ?? {})[0];

type Described = Json & {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly additionalProperties?: Described;
  readonly anyOf?: readonly Described[];
};
/** The fields of a schema by their places, `hits[].title`; references are not followed. */
function fieldsIn(schema: Described, place: string): (readonly [string, Described])[] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, one]) => [
      [`${place}.${name}`, one] as const,
      ...fieldsIn(one, `${place}.${name}`),
    ]),
    ...(items ? fieldsIn(items, `${place}[]`) : []),
    ...(additionalProperties ? fieldsIn(additionalProperties, `${place}{}`) : []),
    ...anyOf.flatMap((one) => fieldsIn(one, place)),
  ];
}
const fieldsOfBodies = operations.flatMap(({ operationId }) =>
  fieldsIn((bodyOf(operationId)?.schema ?? {}) as Described, operationId),
);
const fieldsOfAnswers = [
  ...Object.entries(document.components.schemas as Record<string, Described>),
  ...operations.map(
    ({ operationId }) => [operationId, (answerOf(operationId)?.schema ?? {}) as Described] as const,
  ),
].flatMap(([name, schema]) => fieldsIn(schema, name));

/** The client's request for a call, recorded by its fetch. */
async function sentFor(call: KnownCall): Promise<Sent> {
  const client = recordedClient(answers[call.name] ?? {});
  await call.make(client.api, {}, true);
  return client.only();
}

/** The request by the document alone, with its examples. */
function requestIn(name: string) {
  const { path, method, parameters = [] } = named(name);
  const given = parameters.filter(({ example }) => example !== undefined);
  const query = given
    .filter((one) => one.in === 'query')
    .flatMap((one) => [one.example].flat().map((value) => `${one.name}=${value}`));
  const filled = given
    .filter((one) => one.in === 'path')
    .reduce((at, one) => at.replace(`{${one.name}}`, String(one.example)), path);
  return { method, path: filled, query: query.join('&'), body: bodyOf(name)?.example };
}

describe('the OpenAPI document', () => {
  it('is of version 3.1, with a subject, a sentence and a name of its own for each call', () => {
    expect(document.openapi).toBe('3.1.0');
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(operations.filter(({ summary }) => !/^[A-Z].*\.$/.test(summary))).toEqual([]);
    expect(document.tags.filter(({ description }) => !/^[A-Z].*\.$/.test(description))).toEqual([]);
  });

  it('describes in a sentence each field of each request and answer', () => {
    const all = [...fieldsOfBodies, ...fieldsOfAnswers];
    expect(all.length).toBeGreaterThan(300);
    const silent = all.filter(
      ([, { description }]) => !/^[A-Z`].*\.$/.test(`${description ?? ''}`),
    );
    expect(silent.map(([place]) => `${place}: say what it is, in a sentence`)).toEqual([]);
  });

  it('describes no field that no request has', () => {
    const unused = (parts: Readonly<Record<string, string>>, call?: string) => {
      const said = fieldsOfBodies
        .filter(([place]) => !call || place.split(/[.[]/)[0] === call)
        .map(([, { description }]) => `${description}`);
      return Object.entries(parts)
        .filter(([, about]) => !said.some((one) => one.startsWith(about)))
        .map(([part]) => `${call ?? 'all calls'}: nothing of the name ${part} is sent`);
    };
    expect([
      ...unused(commonParts),
      ...unused(purchaseParts, 'purchase'),
      ...allCalls.flatMap(({ body, name }) => unused(body?.parts ?? {}, name)),
    ]).toEqual([]);
  });

  it('names the widgets that make each call', () => {
    const widgets = (name: string) => (named(name) as unknown as Json)['x-widgets'];
    expect(widgets('fetchFilteredCards')).toEqual(['atria-card-grid']);
    expect(widgets('purchase')).toEqual(['atria-checkout']);
    expect(
      operations.filter(({ operationId }) => [widgets(operationId)].flat().length < 1),
    ).toEqual([]);
  });

  it('has the rules for all calls, as in docs/api.md', () => {
    expect(document.info.description).toContain('__RequestVerificationToken');
  });

  it('refers to nothing outside', () => {
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      ([, ref]) => ref,
    );
    const held = (ref = '') =>
      ref.split('/').reduce<unknown>((at, key) => (at as Json | undefined)?.[key], document);
    expect(refs.length).toBeGreaterThan(100);
    expect(refs.filter((ref) => held(ref) === undefined)).toEqual([]);
  });

  it('has only JSON Schema', () => {
    const ofParameters = operations.flatMap(({ parameters = [] }) => parameters);
    const bodies = operations.flatMap(({ operationId }) => bodyOf(operationId) ?? []);
    const schemas = [
      ...ofParameters.flatMap(({ schema }) => (schema ? [schema] : [])),
      ...Object.values(document.components.schemas),
      ...bodies.map(({ schema }) => schema),
    ];
    expect(schemas.length).toBeGreaterThan(100);
    for (const schema of schemas) expect(ajv.validateSchema(schema)).toBe(true);
  });

  it('declares the place of each value in a path', () => {
    for (const { path, parameters = [] } of operations) {
      const inPath = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
      expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  });

  it('is served by the demo host, to any origin, and readable as a page', async () => {
    const host = createHost({ backend: createBackend() });
    const served = await host.request('/api/openapi.json');
    expect(served.headers.get('access-control-allow-origin')).toBe('*');
    expect(Object.keys((await served.json()).paths)).toEqual(Object.keys(document.paths));
    const page = await (await host.request('/api/')).text();
    for (const { operationId } of operations) expect(page).toContain(`id="${operationId}"`);
  });
});

describe.each(allCalls)('the document of $name', (call) => {
  it('has the request that the client sends [API-01]', async () => {
    const { method, path, query, body } = await sentFor(call);
    expect(requestIn(call.name)).toEqual({ method, path, query, body });
  });

  it('accepts what the client sends', async () => {
    const body = bodyOf(call.name);
    const { body: sent } = await sentFor(call);
    expect(sent === undefined).toBe(body === undefined);
    if (body) expect(faultsOf(body.schema, sent)).toEqual([]);
  });

  it('has an answer of the stand-in back end as its example, which is valid, whole and shortened', () => {
    const answer = answerOf(call.name);
    expect(answer === undefined).toBe(call.ask().schema === undefined);
    if (!answer) return;
    expect(answer.example).toBeDefined();
    expect(faultsOf(answer.schema, answer.example)).toEqual([]);
    expect(faultsOf(answer.schema, answers[call.name])).toEqual([]);
  });

  it('requires what the client needs, and nothing else [API-04]', async () => {
    const answer = answerOf(call.name);
    if (!answer || typeof answer.example !== 'object' || Array.isArray(answer.example)) return;
    const check = checkOf(answer.schema);
    for (const name of Object.keys(answer.example ?? {})) {
      const { [name]: _, ...rest } = answer.example as Json;
      const { api } = recordedClient(rest);
      const isTaken = await Promise.resolve(call.make(api, {})).then(
        () => true,
        () => false,
      );
      expect([name, check(rest)]).toEqual([name, isTaken]);
    }
  });
});

describe('examples of the document', () => {
  it('show hits for a search', () => {
    const searches = allCalls.filter(({ name }) => name.startsWith('search'));
    for (const { name } of searches)
      expect([name, (answers[name] as { hits: unknown[] }).hits.length > 0]).toEqual([name, true]);
  });

  it('refuse a form without its required fields', () => {
    const body = bodyOf('postSponsorship') as Content;
    const { Data, ...rest } = body.example as { Data: Json };
    expect(faultsOf(body.schema, { ...rest, Data: { ...Data, Email: '' } })).not.toEqual([]);
    expect(faultsOf(body.schema, { ...rest, Data: { ...Data, Subject: 'Muu' } })).not.toEqual([]);
    expect(faultsOf(body.schema, { ...rest, Data: { ...Data, EventDate: '' } })).toEqual([]);
  });

  it('hold nothing that only the page itself adds to a cart', () => {
    const cart = document.components.schemas.Cart as { properties: Json };
    expect(Object.keys(cart.properties)).toContain('lineItems');
    expect(Object.keys(cart.properties)).not.toContain('loading');
  });
});

/** The findings of redocly's recommended rules: each rule with its place. */
async function saidByRedocly(): Promise<readonly string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(document);
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return found.map(({ ruleId, location: [place] }) => `${ruleId} ${place?.pointer ?? ''}`);
}

describe('the document, checked by a common tool', () => {
  it("follows redocly's recommended rules, except for slashes in the organisation's paths", async () => {
    expect(await saidByRedocly()).toEqual(
      ['search~1content', 'search~1suggestions', 'review~1lihakauppa'].map(
        (path) => `no-path-trailing-slash #/paths/~1api~1${path}~1`,
      ),
    );
  });
});
