/** The part of a Trusted Types policy that is used; the platform's own types are young. */
export interface TrustedPolicy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}
interface TrustedPage {
  readonly trustedTypes?: { createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy };
}

const same = (given: string): string => given;
/** Made once: a strict page refuses a second policy of one name. */
const policies = new Map<string, TrustedPolicy | undefined>();

/**
 * The policy of a name that a strict page allows, which trusts what it is given.
 *
 * @returns undefined where the browser has no Trusted Types; throws where the page allows no such
 * policy.
 */
export function trustedPolicy(
  name: `atria-${'captcha' | 'editor' | 'html' | 'inert'}`,
): TrustedPolicy | undefined {
  if (!policies.has(name)) {
    const { trustedTypes } = window as TrustedPage;
    policies.set(
      name,
      trustedTypes?.createPolicy(name, { createHTML: same, createScriptURL: same }),
    );
  }
  return policies.get(name);
}
