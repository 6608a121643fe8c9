/** The part of a Trusted Types policy that we use; TypeScript's own types lack it. */
export interface TrustedPolicy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}
interface TrustedPage {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy };
}

const trusting: TrustedPolicy = {
  createHTML: (html) => html,
  createScriptURL: (address) => address,
};
/** Made once: a strict page refuses a second policy with the same name. */
const policies: Record<string, TrustedPolicy | undefined> = {};

/**
 * A policy with a name that a strict page allows; it trusts every input.
 *
 * @returns undefined if the browser has no Trusted Types; throws if the page allows no such policy.
 */
export function trustedPolicy(
  name: `atria-${'captcha' | 'editor' | 'html' | 'inert'}`,
): TrustedPolicy | undefined {
  policies[name] ??= (window as TrustedPage).trustedTypes?.createPolicy(name, trusting);
  return policies[name];
}
