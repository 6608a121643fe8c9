import { type ReadyName, readyNames } from '../../editor/ready/ready-kinds';
import { baseAddress } from '../../src/api/call-address';
import { type Brand, brands, isBrand } from '../../src/core/page/brand';
import { isLanguage, type Language, languages } from '../../src/core/page/language';
import { typed, UsageError } from '../typed';

/** The choices for a new site. */
export interface InitOptions {
  readonly kind: ReadyName;
  readonly folder: string;
  readonly brand: Brand;
  readonly language: Language;
  /** '' for the page's own origin. */
  readonly apiBase: string;
  readonly captchaScript: string;
  /** '' for the stand-in, which verifies everybody. */
  readonly captchaKey: string;
  /** The part of a host name that marks the shop; '' on a page that sells nothing. */
  readonly shopName: string;
  /**
   * Addresses of the site's tag manager, which waits for consent, and of its failure counter; ''
   * for none.
   */
  readonly tagManager: string;
  readonly monitoring: string;
}

/** The options of `init`. */
export const details = `  KIND                  what the page is for: ${readyNames.join(', ')}
  --out FOLDER          where it is written; a folder of the kind's name without it
  --brand BRAND         atriafi without it, lihakauppa for a shop front
  --language LANGUAGE   ${languages.join(', ')}; fi without it
  --api-base ADDRESS    of your back end, where it is not that of the page's own origin
  --captcha-key KEY     your site key of MTCaptcha; without it a stand-in verifies everybody
  --captcha-script ADDRESS   of another service that speaks MTCaptcha's API
  --shop-name NAME      of a shop front: what the shop's host name contains; localhost without it
  --tag-manager ADDRESS      a script that waits until the visitor has said yes
  --monitoring ADDRESS       is told of each failure, without anything personal

It writes a page with head lines, policy and settings (index.html), consent and monitoring (site.js),
and what they name: the release, and the examples' pictures. What is there already stays untouched.

Exit status: 0 it was written, 1 it could not be, 2 when it cannot be followed.`;

const text = { type: 'string' } as const;
const accepted = {
  ...{ out: text, brand: text, language: text, monitoring: text },
  ...{
    'api-base': text,
    'captcha-key': text,
    'captcha-script': text,
    'tag-manager': text,
    'shop-name': text,
  },
};

const mtcaptcha = 'https://service.mtcaptcha.com/mtcv1/client/mtcaptcha.min.js';
/** The address of the stand-in, as in the sample. */
export const standInCaptcha = '/mtcaptcha.js';

/** One of some names. */
function oneOf<T extends string>(
  given: string,
  isOne: (value: string) => value is T,
  all: readonly string[],
): T {
  if (isOne(given)) return given;
  throw new UsageError(`There is no "${given}": it is one of ${all.join(', ')}.`);
}

function addressIn(name: string, given = ''): string {
  if (given && !URL.canParse(given, 'https://example.org'))
    throw new UsageError(`--${name} is no address: "${given}".`);
  return given;
}

/**
 * The options typed after `init`.
 *
 * @throws UsageError if they are invalid
 */
export function initOptionsOf(args: readonly string[]): InitOptions {
  const { values, positionals } = typed(args, accepted);
  const [typedKind = '', more] = positionals;
  if (more) throw new UsageError(`One page is written at a time, not "${more}" too.`);
  const kind = readyNames.find((one) => one === typedKind);
  if (!kind) throw new UsageError(`What is the page for? One of ${readyNames.join(', ')}.`);
  const apiBase = values['api-base'] ?? '';
  if (!baseAddress(apiBase, 'https://example.org'))
    throw new UsageError(`--api-base is https://… or a path that begins with /, not "${apiBase}".`);
  const isShop = kind === 'shop-front';
  const captchaKey = values['captcha-key'] ?? '';
  return {
    ...{ kind, apiBase, captchaKey, folder: values.out ?? typedKind },
    brand: oneOf(values.brand ?? (isShop ? 'lihakauppa' : 'atriafi'), isBrand, brands),
    language: oneOf(values.language ?? 'fi', (one): one is Language => isLanguage(one), languages),
    captchaScript:
      addressIn('captcha-script', values['captcha-script']) ||
      (captchaKey ? mtcaptcha : standInCaptcha),
    shopName: values['shop-name'] ?? (isShop ? 'localhost' : ''),
    tagManager: addressIn('tag-manager', values['tag-manager']),
    monitoring: addressIn('monitoring', values.monitoring),
  };
}
