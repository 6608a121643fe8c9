import type { InitOptions } from './options';

const originOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : '';

/** The captcha's origin and its second server, as its documentation names them. */
const withTwin = (origin: string): string =>
  origin === 'https://service.mtcaptcha.com' ? `${origin} https://service2.mtcaptcha.com` : origin;

/**
 * The strictest content security policy under which the page works: nothing inline, and only named
 * origins.
 */
export function policyOf({ apiBase, captchaScript, tagManager, monitoring }: InitOptions): string {
  const captcha = withTwin(originOf(captchaScript));
  const line = (name: string, ...sources: readonly string[]) =>
    [name, "'self'", ...new Set(sources.filter(Boolean))].join(' ');
  return [
    line('default-src'),
    line('script-src', captcha, originOf(tagManager)),
    line('frame-src', captcha, 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'),
    line('connect-src', ...[apiBase, monitoring, tagManager].map(originOf), captcha),
    line('img-src', captcha, originOf(apiBase)),
    line('base-uri'),
    line('form-action', originOf(apiBase)),
    "object-src 'none'",
  ].join('; ');
}
