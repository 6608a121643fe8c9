import { trustedPolicy } from '../ui/trusted-types';

/** The part of MTCaptcha's global API that we use; see its documentation. */
interface CaptchaApi {
  renderUI(domId?: string): void;
  getVerifiedToken(domId?: string): string | undefined;
  resetUI(domId?: string): void;
}
interface CaptchaPage {
  mtcaptcha?: CaptchaApi;
  mtcaptchaConfig?: Record<string, unknown>;
}

const page = () => window as unknown as CaptchaPage;
/** Pending loads, by the script's address. */
const loading = new Map<string, Promise<CaptchaApi>>();

/** The address as a trusted one: the only script that this project adds; the page names it. */
function trusted(address: string): string {
  try {
    return trustedPolicy('atria-captcha')?.createScriptURL(address) ?? address;
  } catch {
    // The page forbids such a policy; then the browser decides.
    return address;
  }
}

function addScript(address: string, key: string): Promise<CaptchaApi> {
  // The page's own captcha settings are kept.
  page().mtcaptchaConfig = {
    sitekey: key,
    render: 'explicit',
    renderQueue: [],
    ...page().mtcaptchaConfig,
  };
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`the captcha's script ${address} could not be loaded`));
    script.async = true;
    script.onload = () => {
      const api = page().mtcaptcha;
      if (api?.renderUI) resolve(api);
      else fail();
    };
    script.onerror = fail;
    script.src = trusted(address);
    document.head.append(script);
  });
}

/** Loads the captcha's script, once a page and only when a form needs it [FORM-04]. */
async function loadCaptcha(address: string, key: string): Promise<CaptchaApi> {
  const { mtcaptcha } = page();
  if (mtcaptcha?.renderUI) return mtcaptcha;
  const script =
    loading.get(address) ?? addScript(address, key).finally(() => loading.delete(address));
  loading.set(address, script);
  return script;
}

/** What a page must set for its captcha, by the names of the script tag's attributes. */
export const captchaSettings = {
  captchaScript: 'data-captcha-script',
  captchaKey: 'data-captcha-key',
} as const;

/** The settings a page lacks, without which no form with a captcha can be sent [FORM-03]. */
export function missingCaptchaSettings(
  settings: Readonly<Partial<Record<keyof typeof captchaSettings, string>>>,
): readonly string[] {
  // A page with its own captcha has set its key there.
  const known = { ...settings, ...(page().mtcaptchaConfig?.sitekey ? { captchaKey: 'own' } : {}) };
  return Object.entries(captchaSettings)
    .filter(([name]) => !known[name as keyof typeof known])
    .map(([, attribute]) => attribute);
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
  const place = Object.assign(document.createElement('div'), { id, slot, lang });
  host.append(place);
  // Its callbacks belong to the page; but it also writes the token into a hidden field of its
  // place.
  const observer = new MutationObserver(onChange);
  observer.observe(place, { attributeFilter: ['value'], childList: true, subtree: true });
  let api: CaptchaApi | undefined;
  const load = async () => {
    try {
      const loaded = await loadCaptcha(address, key);
      if (!place.isConnected) return;
      loaded.renderUI(id);
      api = loaded;
      onLoad(true);
    } catch (error) {
      console.error('atria:', error);
      if (place.isConnected) onLoad(false);
    }
  };
  load();
  return {
    /** The token of a verified visitor, '' otherwise. */
    token: () => api?.getVerifiedToken(id) || '',
    /** Loads its script once more, after it failed to load. */
    load,
    reset: () => api?.resetUI(id),
    remove: () => {
      observer.disconnect();
      place.remove();
    },
  };
}
