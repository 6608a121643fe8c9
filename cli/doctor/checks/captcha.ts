import { allCalls } from '../../../scripts/describe/calls/all-calls';
import { whyNot } from '../asker';
import { type Finding, findingsOf } from '../finding';
import { type Check, callersOf } from '../patient';
import { allows, type Policy, sourcesOf } from '../policy';

const { wrong } = findingsOf('captcha');
const asking = new Set(
  allCalls.filter(({ form }) => form?.captcha).map(({ method, path }) => `${method} ${path}`),
);

/** Forms cannot be sent without a captcha. */
export const captcha: Check = async (patient) => {
  const { page, policies, asker } = patient;
  const [form] = callersOf(patient, (call) => asking.has(call));
  if (!form) return [];
  const { captchaScript = '', captchaKey = '' } = page.settings;
  const missing = [
    ['data-captcha-script', captchaScript],
    ['data-captcha-key', captchaKey],
  ].filter(([, value]) => !value);
  if (missing.length > 0)
    return missing.map(([name]) =>
      wrong(`<${form.localName}> stands here, and ${name} does not`, 'no form can be sent without'),
    );
  if (!URL.canParse(captchaScript, page.url))
    return [wrong(`data-captcha-script is ${captchaScript}`, 'give the whole address')];
  const script = new URL(captchaScript, page.url);
  const why = whyNot(await asker.ask(script));
  const refused = ['script-src-elem', 'frame-src'].filter(
    (one) => !allows(policies, one, script, page.url) && !isTrusted(one, patient.policies),
  );
  const findings: Finding[] = refused.map((one) =>
    wrong(
      `${one.replace('-elem', '')} refuses the captcha of ${script.origin}`,
      `allow ${script.origin}, and what else its documentation names`,
    ),
  );
  return why ? [...findings, wrong(`${script.href}: ${why}`, 'correct the address')] : findings;
};

/** Our code adds the captcha's script itself, which `strict-dynamic` trusts. */
const isTrusted = (directive: string, policies: readonly Policy[]): boolean =>
  directive === 'script-src-elem' &&
  policies.every((policy) => sourcesOf(policy, directive)?.includes("'strict-dynamic'"));
