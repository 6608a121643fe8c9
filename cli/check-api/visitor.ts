import type { Options } from './options';

const tokenCookie = '__RequestVerificationToken';

/** What a browser keeps and sends beside a request. */
export interface Visitor {
  /** Stores the cookies of an answer. */
  readonly keep: (answer: Response) => void;
  /** The headers of a request: the anti-forgery token is only for the pages' own origin. */
  readonly headers: (method: string) => Headers;
  /** Problems of its cookies for scripts of the pages. */
  readonly complaints: () => readonly string[];
}

/** A visitor of the site, whose pages make the calls. */
export function createVisitor(options: Options): Visitor {
  const { site, base, withCookies, headers: own, tokenHeader } = options;
  const isSameOrigin = new URL(base).origin === site;
  const jar = new Map<string, string>();
  let isHidden = false;
  return {
    keep(answer) {
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value && !/max-age=0(;|$)/i.test(line)) jar.set(name, value);
        else jar.delete(name);
        if (name === tokenCookie) isHidden = /;\s*httponly/i.test(line);
      }
    },
    headers(method) {
      const headers = new Headers({ Accept: 'application/json' });
      const cookies = [...jar].map(([name, value]) => `${name}=${value}`);
      if (withCookies && cookies.length > 0) headers.set('Cookie', cookies.join('; '));
      if (isSameOrigin) {
        headers.set('Referer', `${site}/`);
        const token = jar.get(tokenCookie);
        if (token && !isHidden) headers.set(tokenHeader, decodeURIComponent(token));
      }
      if (!isSameOrigin || method === 'POST') headers.set('Origin', site);
      for (const [name, value] of Object.entries(own)) headers.set(name, value);
      return headers;
    },
    complaints: () =>
      isHidden
        ? [`The cookie ${tokenCookie} is HttpOnly: scripts cannot read it, so no call repeats it.`]
        : [],
  };
}
