import { addressOf } from '../../../src/api/call-address';
import { type Backend, createBackend } from '../../../stand-in/api/app';
import { allCalls, type Given, type KnownCall, valuesFrom } from '../calls/all-calls';

/** Answers of the stand-in back end, as text, by the name of the call. */
export type Answers = Readonly<Record<string, unknown>>;

/** A call's request as a page sends it. */
export function requestTo(base: string, call: KnownCall, given: Given): Request {
  const { json, ...asked } = call.ask(given, true);
  const headers = { Accept: 'application/json', ...(json !== undefined && jsonType) };
  const body = json === undefined ? null : JSON.stringify(json);
  return new Request(addressOf(asked, base), { method: call.method, headers, body });
}
const jsonType = { 'Content-Type': 'application/json' };

const site = 'http://localhost';

async function answerOf({ fetch }: Backend, call: KnownCall, given: Given): Promise<unknown> {
  const answer = await fetch(requestTo(site, call, given));
  if (!answer.ok) throw new Error(`${call.name}: the stand-in back end answers ${answer.status}`);
  return answer.json();
}

/** Part of an answer that shows its form: the first two entries of a list or of a map. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isMap = entries.length > 2 && entries.every(([name]) => /^\p{Lu}|\s/u.test(name));
  const shown = isMap ? entries.slice(0, 2) : entries;
  return Object.fromEntries(shown.map(([name, one]) => [name, shortened(one)]));
}

/** The stand-in back end's answers to the sample requests, for a logged-in visitor. */
export async function answersOfStandIn(): Promise<Answers> {
  const backend = createBackend();
  await backend.fetch(`${site}/kirjaudu?as=eero`);
  const answers: Record<string, unknown> = {};
  let given: Given = {};
  for (const call of allCalls) {
    const answer = await answerOf(backend, call, given);
    given = { ...given, ...valuesFrom(call, answer) };
    answers[call.name] = answer;
  }
  return answers;
}
