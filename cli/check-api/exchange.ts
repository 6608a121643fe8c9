/** An answer as received, after redirects. */
export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The addresses of the redirects, in order. */
  readonly redirects: readonly string[];
}

/** No answer was received. */
export class NoAnswer extends Error {
  constructor(
    message: string,
    /** Whether other requests would fail as well: the host does not exist, or is not trusted. */
    readonly isHopeless: boolean,
  ) {
    super(message);
  }
}

const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;
const away = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|ETIMEDOUT/;

/** The cause of a failed fetch; of several addresses tried, that of the first. */
function causeOf(error: unknown): { readonly code: string; readonly message: string } {
  const { cause, errors, code, message } = (error ?? {}) as Record<string, unknown>;
  const deeper = cause ?? (Array.isArray(errors) ? errors[0] : undefined);
  return deeper ? causeOf(deeper) : { code: String(code ?? ''), message: String(message ?? error) };
}

function failureOf(error: unknown, { host, protocol }: URL, seconds: number): NoAnswer {
  if ((error as Error).name === 'TimeoutError')
    return new NoAnswer(`no answer within ${seconds} s (--timeout waits longer)`, false);
  const { code, message } = causeOf(error);
  if (certificate.test(code))
    return new NoAnswer(
      `the certificate of ${host} is not trusted: ${message} (${code}). Where you trust it, name ` +
        'its file, or that of its authority: NODE_EXTRA_CA_CERTS=cert.pem npx atria-widgets …',
      true,
    );
  if (/ERR_SSL|EPROTO/.test(code))
    return new NoAnswer(`${host} does not speak TLS: is it http instead of https?`, true);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new NoAnswer(`there is no host ${host}: is it spelt right?`, true);
  if (away.test(code))
    return new NoAnswer(`nothing answers at ${protocol}//${host} (${code}): is it running?`, true);
  return new NoAnswer(`the connection broke: ${message}`, false);
}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** Where an answer redirects its request; a post whose body would be lost is not redirected. */
function sentOn({ status, headers }: Response, { method, url }: Request): URL | undefined {
  const location = headers.get('location');
  const isKept = status === 307 || status === 308;
  const isFollowed = isRedirect(status) && (isKept || method === 'GET');
  return isFollowed && location ? new URL(location, url) : undefined;
}

/** The same request at another address; another origin gets nothing that was meant for this one. */
async function movedTo(to: URL, request: Request): Promise<Request> {
  const { method } = request;
  const isOwn = to.origin === new URL(request.url).origin;
  const headers = isOwn ? request.headers : { Accept: 'application/json' };
  const body = method === 'POST' ? await request.clone().text() : null;
  return new Request(to, { method, headers, body });
}

/** The server has ended the connection before it answered. */
const isClosed = (error: unknown): boolean =>
  /UND_ERR_SOCKET|ECONNRESET|EPIPE/.test(causeOf(error).code);

/**
 * The answer to one request. A server ends a connection that was idle for some seconds, perhaps
 * just when the next request is sent on it: like a browser, this asks again if nothing is changed.
 */
async function answerTo(
  request: Request,
  fetch: typeof globalThis.fetch,
  seconds: number,
): Promise<Response> {
  const ask = () => {
    const signal = AbortSignal.timeout(seconds * 1000);
    return fetch(request.clone(), { redirect: 'manual', signal });
  };
  try {
    return await ask();
  } catch (error) {
    if (request.method !== 'GET' || !isClosed(error)) throw error;
    return ask();
  }
}

/**
 * Makes a request and follows redirects as browsers do, up to a limit.
 *
 * @param keep called with each answer of the first origin
 * @throws NoAnswer
 */
export async function exchange(
  fetch: typeof globalThis.fetch,
  request: Request,
  seconds: number,
  keep: (answer: Response) => void,
): Promise<Answered> {
  const { origin } = new URL(request.url);
  const redirects: string[] = [];
  let next = request;
  try {
    for (;;) {
      const answer = await answerTo(next, fetch, seconds);
      if (new URL(next.url).origin === origin) keep(answer);
      const to = redirects.length < 5 ? sentOn(answer, next) : undefined;
      const { status, headers } = answer;
      if (!to) return { status, headers, text: await answer.text(), redirects };
      redirects.push(to.href);
      next = await movedTo(to, next);
    }
  } catch (error) {
    throw failureOf(error, new URL(next.url), seconds);
  }
}
