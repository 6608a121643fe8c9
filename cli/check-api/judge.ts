import type { Given, KnownCall } from '../../scripts/describe/calls/all-calls';
import type { Answered } from './exchange';
import { cacheProblems, crossOriginProblems, headerNotes } from './judge-headers';
import type { Options } from './options';
import { readAnswer } from './read-answer';

/** Whether a call fits; `unclear` if the back end may not know a sample value of ours. */
export type Outcome = 'fits' | 'does not fit' | 'unclear' | 'not tried';

/** The judgement of a call. */
export interface Verdict {
  readonly outcome: Outcome;
  readonly problems: readonly string[];
  readonly notes: readonly string[];
  /** The answer, if it is JSON. */
  readonly body?: unknown;
}

const misfit = (...problems: readonly string[]): Verdict => ({
  outcome: 'does not fit',
  problems,
  notes: [],
});
const unclear = (...problems: readonly string[]): Verdict => ({
  outcome: 'unclear',
  problems,
  notes: [],
});

const always = ['language', 'languageId', 'q', 'page', 'pageSize', 'sortOrder', 'quantity'];

/** The sample values of a request that another back end may not know: neither given nor learnt. */
const guessed = ({ asked }: KnownCall, given: Given): string[] =>
  Object.entries(asked)
    .filter(([, { required }]) => required)
    .map(([name, param]) => param.given ?? name)
    .filter((name) => !always.includes(name) && given[name] === undefined);

/** The reason that a refusal gives itself. */
function reasonIn(text: string): string {
  try {
    const { error, title, message, errors } = JSON.parse(text) ?? {};
    const parts = Object.entries(errors ?? {}).map(
      ([place, why]) => `${place}: ${[why].flat()[0]}`,
    );
    return parts.length > 0 ? parts.join('; ') : String(error ?? message ?? title ?? '');
  } catch {
    return /^\s*</.test(text) ? 'a page of HTML' : text.slice(0, 80);
  }
}

function refused(call: KnownCall, given: Given, answer: Answered): Verdict {
  const { status, text, headers, redirects } = answer;
  const reason = reasonIn(text);
  const said = reason ? `${status}: ${reason}` : `${status}`;
  if (status === 401 || status === 403)
    return misfit(`${said}. It asks who is calling: --header "Authorization: …" or "Cookie: …"`);
  if (status >= 300 && status < 400)
    return misfit(
      `${status}: sends it on ${redirects.length > 0 ? 'again and again, at last ' : ''}to ${headers.get('location') ?? 'nowhere'}`,
    );
  const guesses = guessed(call, given);
  if ([400, 404, 410, 422].includes(status) && guesses.length > 0)
    return unclear(
      `${said}. Is the sample not yours? Try ${guesses.map((name) => `--with ${name}=…`).join(' ')}`,
    );
  if ([400, 422].includes(status) && call.form)
    return unclear(
      `${said}. What the sample holds was refused${call.form.captcha ? '; a token of your captcha is given by --with captcha=…' : ''}`,
    );
  return misfit(said);
}

/** Whether a form was read and refused all the same. */
const isTurnedDown = (body: unknown): boolean => {
  const { isSuccess, success, data } = (body ?? {}) as Record<string, { isSuccess?: unknown }>;
  return [isSuccess, success, data?.isSuccess].some((one) => (one as unknown) === false);
};

/** The judgement of a call's answer. */
export async function judge(
  call: KnownCall,
  options: Options,
  given: Given,
  answer: Answered,
): Promise<Verdict> {
  const { status, headers, text, redirects } = answer;
  const { only } = call;
  const sentOn = [...new Set(redirects)].map((to) => `sent on to ${to}, at each call`);
  if (status < 200 || status > 299) {
    const verdict = refused(call, given, answer);
    return { ...verdict, notes: [...verdict.notes, ...sentOn] };
  }
  const { body, ...read } = await readAnswer(call, given, text);
  const problems = [
    ...(only && status !== only ? [`${status}: the client takes ${only} only`] : []),
    ...read.problems,
    ...crossOriginProblems(options, headers),
    ...cacheProblems(call, headers),
  ];
  return {
    outcome: problems.length > 0 ? 'does not fit' : 'fits',
    problems,
    notes: [
      ...(isTurnedDown(body) ? ['the sample was turned down, in a shape that fits'] : []),
      ...read.notes,
      ...headerNotes(call, options, headers),
      ...sentOn,
    ],
    body,
  };
}
