import { captchaScript, isSample, pictureBaseOf, releaseOf, type Settings } from './settings';

/**
 * Gives a page the strictest policy that its settings allow: only the organisation's own addresses,
 * nothing inline, no markup or script from a plain string.
 */
export function setPolicy(settings: Settings): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = policyOf(settings);
  document.head.append(policy);
}

const originOf = (address: string): string =>
  address ? new URL(address, location.href).origin : '';

/** The policy as text, from the settings. */
export function policyOf(settings: Settings): string {
  const { apiBase, script } = settings;
  const sources = (...more: string[]) =>
    [...new Set(["'self'", ...more])].filter(Boolean).join(' ');
  const release = originOf(releaseOf(settings));
  const captcha = originOf(script[captchaScript] ?? '');
  const pictures = originOf(pictureBaseOf(settings));
  const api = isSample(settings) ? '' : originOf(apiBase);
  return [
    `default-src ${sources(release)}`,
    // A picture may have any address; it runs nothing.
    `img-src ${sources(release, pictures)} https: data:`,
    `media-src ${sources(pictures)}`,
    `script-src ${sources(release, captcha)}`,
    `connect-src ${sources(release, api, captcha)}`,
    `frame-src ${sources(captcha)} https://www.youtube-nocookie.com https://player.vimeo.com`,
    `base-uri ${sources(pictures)}`,
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}
