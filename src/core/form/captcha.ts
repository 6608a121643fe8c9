import { foreign, tellForeign } from '../../foreign';
import type { Param } from '../../read/words-table';
import { type Problem, wrongValue } from '../element/problem';
import { makeObserver } from '../page/observers';
import { trustedPolicy } from '../ui/trusted-types';

/** The part of MTCaptcha's global API that we use; see its documentation. */
type CaptchaApi = Record<'renderUI' | 'getVerifiedToken' | 'resetUI', (id: string) => unknown>;
interface CaptchaPage {
  mtcaptcha?: CaptchaApi;
  mtcaptchaConfig?: Record<string, unknown>;
}

const page = () => window as unknown as CaptchaPage;
/** The longest wait for an API whose script has run: so many times so many ms. */
const tries = 100;
const pause = 100;
/** The addresses of scripts that were asked for here before. */
const asked = new Set<string>();
/** Pending loads, by the script's address. */
const loading = new Map<string, Promise<void>>();
/** The languages that were set here: another one in the settings is the page's own. */
const ours = new Set<unknown>([undefined]);

/**
 * The address as a trusted one: the only script that this project adds; the page names it. Where the
 * page forbids such a policy, the browser decides.
 */
const trusted = (address: string): string =>
  foreign('trustedTypes', () => trustedPolicy('atria-captcha')?.createScriptURL(address)) ??
  address;

const isThere = () => foreign('mtcaptcha', () => typeof page().mtcaptcha?.renderUI) === 'function';

/** Waits for the API, which a script may set only some time after it has run. */
async function untilThere(): Promise<void> {
  for (let left = tries; !isThere(); left--) {
    if (left === 0) throw new Error('its script sets no API');
    await new Promise((done) => setTimeout(done, pause));
  }
}

/** Sets what the captcha's script reads, as far as the page has not set it itself. */
const configure = (key: string, lang: string) =>
  foreign('mtcaptchaConfig', () => {
    const usual = { sitekey: key, render: 'explicit', renderQueue: [] };
    if (!isThere()) page().mtcaptchaConfig = { ...usual, ...page().mtcaptchaConfig };
    const settings = page().mtcaptchaConfig ?? {};
    page().mtcaptchaConfig = settings;
    if (!ours.has(settings.lang)) return;
    ours.add(lang);
    // Where the page has frozen its settings, the captcha is in the service's own language.
    Reflect.set(settings, 'lang', lang);
  });

/** Loads the captcha's script [FORM-04]. */
async function fetchCaptcha(address: string): Promise<void> {
  // The page's own script may still be on its way: a second one would replace its API.
  const { href } = new URL(address, document.baseURI);
  const isComing = !asked.has(href) && [...document.scripts].some(({ src }) => src === href);
  asked.add(href);
  if (isComing) return untilThere();
  const script = document.createElement('script');
  try {
    await new Promise((resolve, reject) => {
      script.async = true;
      script.onload = resolve;
      script.onerror = () => reject(new Error('its script could not be loaded'));
      script.src = trusted(address);
      document.head.append(script);
    });
    await untilThere();
  } catch (error) {
    script.remove();
    throw error;
  }
}

/** The script tag's attribute with the address of the captcha's script. */
export const scriptSetting = 'data-captcha-script';

/** @param expected its code, with what happens without it */
export const captchaProblem = (where: string, given: Param, expected: string): Problem => ({
  ...wrongValue(where, given, expected),
  isOfPage: where !== 'captcha',
});

/** Why no captcha can be in an element: what its page lacks, and where it stands [FORM-03]. */
export function captchaProblems(host: Element, address: string, key: string): readonly Problem[] {
  // A page with its own captcha has set its key there.
  const siteKey = key || foreign('mtcaptchaConfig', () => page().mtcaptchaConfig?.sitekey);
  const lacks = [address ? '' : scriptSetting, siteKey ? '' : 'data-captcha-key'].filter(Boolean);
  const value = 'a value: this form cannot be sent without it';
  const problems = lacks.map((where) => captchaProblem(where, { code: 'nothing' }, value));
  // Its script looks for its place in the document alone.
  if (!host.isConnected || host.getRootNode() === document) return problems;
  const place = { code: 'a place in the shadow root of another element' };
  const here = 'one in the page itself: this form cannot be sent without it';
  return [...problems, captchaProblem('captcha', place, here)];
}

interface Placing {
  readonly slot: string;
  /** The address of its script. */
  readonly address: string;
  readonly key: string;
  readonly lang: string;
  /** Called with whether its script has loaded, after each attempt. */
  readonly onLoad: (isLoaded: boolean) => void;
  /** Called when the visitor becomes verified, or is no longer. */
  readonly onChange: () => void;
}

/** Puts the captcha between the tags of `host`, by a slot: its script cannot see a shadow root. */
export function placeCaptcha(
  host: HTMLElement,
  { slot, address, key, lang, onLoad, onChange }: Placing,
) {
  const id = `atria-captcha-${Math.random().toString(36).slice(2)}`;
  const place = Object.assign(document.createElement('div'), { id, slot });
  host.append(place);
  // Its callbacks belong to the page; but it also writes the token into a hidden field of its
  // place.
  const changes = { attributeFilter: ['value'], childList: true, subtree: true };
  const observer = makeObserver('MutationObserver', onChange, changes);
  observer.observe(place);
  let isDrawn = false;
  const call = (name: keyof CaptchaApi, onFail?: () => void): unknown =>
    isDrawn ? foreign(`mtcaptcha.${name}`, () => page().mtcaptcha?.[name](id), onFail) : undefined;
  const draw = async () => {
    try {
      configure(key, lang);
      // Once a page, and only when a form needs it.
      if (!isThere()) {
        const script = loading.get(address) ?? fetchCaptcha(address);
        loading.set(address, script);
        await script.finally(() => loading.delete(address));
      }
      if (!place.isConnected) return;
      configure(key, lang);
      // What throws may have drawn it before, as where a callback of the page throws.
      isDrawn = true;
      call('renderUI', () => {
        isDrawn = place.hasChildNodes() || place.shadowRoot !== null;
      });
    } catch (error) {
      tellForeign(address, error);
    }
    if (place.isConnected) onLoad(isDrawn);
  };
  /** However often it is asked for, it is drawn once. */
  let pending: Promise<void> | undefined;
  const load = () => {
    pending ??= draw().finally(() => {
      if (!isDrawn) pending = undefined;
    });
    return pending;
  };
  load();
  return {
    /** The token of a verified visitor, '' otherwise. */
    token: () => {
      const token = call('getVerifiedToken');
      const field = place.querySelector<HTMLInputElement>('[name=mtcaptcha-verifiedtoken]');
      return typeof token === 'string' ? token : (field?.value ?? '');
    },
    /** Loads its script once more, after it failed to load. */
    load,
    reset: () => call('resetUI'),
    remove: () => {
      observer.disconnect();
      place.remove();
    },
  };
}
