import {
  allCalls,
  type Given,
  type KnownCall,
  valuesFrom,
} from '../../scripts/describe/calls/all-calls';
import { addressOf } from '../../src/api/call-address';
import { UsageError } from '../typed';
import { exchange, NoAnswer } from './exchange';
import { judge, type Outcome, type Verdict } from './judge';
import { isAskedBefore, preflightProblems } from './judge-headers';
import type { Options } from './options';
import { createVisitor, type Visitor } from './visitor';

/** A call with the findings. */
export interface Row extends Omit<Verdict, 'body'> {
  readonly subject: string;
  readonly name: string;
  /** `GET /api/products/{code}`. */
  readonly call: string;
  /** The address of the request. */
  readonly address: string;
  readonly status?: number;
}

export interface Report {
  readonly site: string;
  readonly api: string;
  readonly calls: readonly Row[];
  readonly notes: readonly string[];
}

const callText = ({ method, path }: KnownCall): string => `${method} ${path}`;

/** The calls that were asked for; a part may be of a name, a call or a subject. */
function chosen({ only, calls }: Options): readonly KnownCall[] {
  const parts = only.map((part) => part.toLowerCase());
  const found = allCalls.filter((call) => {
    const said = `${call.name} ${callText(call)} ${call.subject}`.toLowerCase();
    const isMeant = parts.length === 0 || parts.some((part) => said.includes(part));
    return isMeant && (calls?.includes(callText(call)) ?? true);
  });
  if (found.length === 0)
    throw new UsageError(
      `--only ${only.join(',')} is no part of a call's name (loadCart), of what it is (GET /api/nav) ` +
        `or of its subject: ${[...new Set(allCalls.map(({ subject }) => subject))].join(', ')}.`,
    );
  return found;
}

interface Trial extends Options {
  readonly fetch: typeof globalThis.fetch;
  readonly visitor: Visitor;
}

const addressTo = (call: KnownCall, { base }: Options, given: Given): URL =>
  addressOf(call.ask(given), base);

function requestOf(call: KnownCall, trial: Trial, given: Given): Request {
  const { method } = call;
  const { json } = call.ask(given);
  const headers = trial.visitor.headers(method);
  if (json === undefined) return new Request(addressTo(call, trial, given), { method, headers });
  headers.set('Content-Type', 'application/json');
  const token = headers.get(trial.tokenHeader);
  // The body repeats the token in the same field as the client's.
  const body = JSON.stringify(json, (name, value) =>
    name === call.tokenField ? (token ?? '') : value,
  );
  return new Request(addressTo(call, trial, given), { method, headers, body });
}

/** The problems of a browser's preflight for a post to another origin; [] if it makes none. */
async function preflight(call: KnownCall, trial: Trial, given: Given): Promise<string[]> {
  if (!isAskedBefore(call, trial)) return [];
  const headers = {
    Origin: trial.site,
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  const request = new Request(addressTo(call, trial, given), { method: 'OPTIONS', headers });
  const { status, headers: said } = await exchange(trial.fetch, request, trial.timeout, () => {});
  return preflightProblems(trial, status, said);
}

type Tried = Verdict & { readonly status?: number };

const broken = (problem: string): Tried => ({
  outcome: 'does not fit',
  problems: [problem],
  notes: [],
});

async function tried(call: KnownCall, trial: Trial, given: Given): Promise<Tried> {
  const isWrite = call.method === 'POST';
  const before = await preflight(call, trial, given);
  if (before.length > 0) return { outcome: 'does not fit', problems: before, notes: [] };
  if (isWrite && !trial.write) return { outcome: 'not tried', problems: [], notes: [] };
  const request = requestOf(call, trial, given);
  const answer = await exchange(trial.fetch, request, trial.timeout, trial.visitor.keep);
  return { ...(await judge(call, trial, given, answer)), status: answer.status };
}

/**
 * Visits the page that makes the calls: it may set the cookies of the session and of the
 * anti-forgery token.
 */
async function visit({ fetch, visitor, page, site, base, headers, timeout }: Trial): Promise<void> {
  // A browser sends cookies of the page only with calls to its own origin.
  if (new URL(base).origin !== site) return;
  const request = new Request(page, { headers: { Accept: 'text/html', ...headers } });
  await exchange(fetch, request, timeout, visitor.keep).catch((error: unknown) => {
    // A page that fails is no problem of a call, and sets no cookie.
    if (!(error instanceof NoAnswer) || error.isHopeless) throw error;
  });
}

/** Records which values are used, so that an unused name can be reported. */
function watched(given: Given, asked: Set<string>): Given {
  return new Proxy(given, {
    get(values, name) {
      if (typeof name === 'string') asked.add(name);
      return Reflect.get(values, name);
    },
  });
}

/** Notes about all calls together. */
function notesOn(rows: readonly Row[], { given }: Options, asked: ReadonlySet<string>): string[] {
  const answered = rows.filter(({ status }) => status !== undefined);
  const isLost = answered.length > 1 && answered.every(({ status }) => status === 404);
  const unused = Object.keys(given).filter((name) => !asked.has(name));
  return [
    ...(isLost
      ? ['Every call is answered 404: does the API stand elsewhere? See --api-base.']
      : []),
    ...unused.map((name) => `--with ${name}: no call that was tried has a value of that name.`),
  ];
}

/**
 * Tries a back end, call by call, in an order in which later calls can use earlier answers.
 *
 * @param tell called with each call as soon as it was tried
 * @throws NoAnswer if the back end cannot be reached at all
 * @throws UsageError if no call is meant
 */
export async function checkApi(
  options: Options,
  fetch: typeof globalThis.fetch = globalThis.fetch,
  tell: (row: Row) => void = () => {},
): Promise<Report> {
  const visitor = createVisitor(options);
  const trial: Trial = { ...options, fetch, visitor };
  const rows: Row[] = [];
  const learnt: Record<string, string> = {};
  const asked = new Set<string>();
  await visit(trial);
  for (const call of chosen(options)) {
    const given = watched({ ...learnt, ...options.given }, asked);
    const { body, ...verdict } = await tried(call, trial, given).catch((error: unknown): Tried => {
      if (!(error instanceof NoAnswer) || error.isHopeless) throw error;
      return broken(error.message);
    });
    Object.assign(learnt, valuesFrom(call, body));
    const row = {
      subject: call.subject,
      name: call.name,
      call: callText(call),
      address: addressTo(call, trial, given).href,
      ...verdict,
    };
    rows.push(row);
    tell(row);
  }
  const notes = [...visitor.complaints(), ...notesOn(rows, options, asked)];
  return { site: options.site, api: options.base, calls: rows, notes };
}

/** How many calls of a report have an outcome. */
export const countOf = ({ calls }: Report, outcome: Outcome): number =>
  calls.filter((row) => row.outcome === outcome).length;
