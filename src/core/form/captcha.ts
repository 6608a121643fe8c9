/** The part of MTCaptcha's global API that is used; see its documentation. */
interface CaptchaApi {
  renderUI(domId?: string): void;
  getVerifiedToken(domId?: string): string | undefined;
  resetUI(domId?: string): void;
}
interface CaptchaPage {
  mtcaptcha?: CaptchaApi;
  mtcaptchaConfig?: Record<string, unknown>;
  [callback: `atriaCaptcha${string}`]: unknown;
}

const page = () => window as unknown as CaptchaPage;
let loading: Promise<CaptchaApi> | undefined;

/** The address as a trusted one: the only script this project adds, named by the page itself. */
function trusted(address: string): string {
  const { trustedTypes } = window as {
    trustedTypes?: {
      createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
    };
  };
  try {
    const policy = trustedTypes?.createPolicy('atria-captcha', {
      createScriptURL: (url: string) => url,
    });
    return policy?.createScriptURL(address) ?? address;
  } catch {
    // The page allows no such policy; the browser decides.
    return address;
  }
}

/** Loads the captcha's script, once a page and only when a form needs it [FORM-04]. */
function loadCaptcha(address: string, key: string): Promise<CaptchaApi> {
  const { mtcaptcha } = page();
  if (mtcaptcha?.renderUI) return Promise.resolve(mtcaptcha);
  loading ??= new Promise<CaptchaApi>((resolve, reject) => {
    const fail = () => {
      loading = undefined;
      reject(new Error('the captcha could not be loaded'));
    };
    page().mtcaptchaConfig = {
      sitekey: key,
      render: 'explicit',
      renderQueue: [],
      ...page().mtcaptchaConfig,
      'verified-callback': 'atriaCaptchaChanged',
      'verifiedexpired-callback': 'atriaCaptchaChanged',
    };
    try {
      const script = document.createElement('script');
      script.async = true;
      script.onload = () => {
        const api = page().mtcaptcha;
        if (api?.renderUI) resolve(api);
        else fail();
      };
      script.onerror = fail;
      script.src = trusted(address);
      document.head.append(script);
    } catch {
      fail();
    }
  });
  return loading;
}

/** A captcha in the page. */
export interface Captcha {
  /** The token of a verified visitor, '' otherwise. */
  token(): string;
  reset(): void;
  remove(): void;
}

let count = 0;

/**
 * Puts the captcha between the tags of `host`, in the slot: its script cannot see into a shadow
 * root. Without a script address there is none and no token.
 */
export function placeCaptcha(
  host: HTMLElement,
  slot: string,
  address: string | undefined,
  key = '',
): Captcha {
  const place = document.createElement('div');
  place.id = `atria-captcha-${++count}`;
  place.slot = slot;
  place.lang = host.shadowRoot?.querySelector('[lang]')?.getAttribute('lang') ?? 'fi';
  host.append(place);
  let api: CaptchaApi | undefined;
  if (address)
    loadCaptcha(address, key)
      .then((loaded) => {
        if (!place.isConnected) return;
        api = loaded;
        api.renderUI(place.id);
      })
      .catch((error: unknown) => console.error('atria:', error));
  return {
    token: () => api?.getVerifiedToken(place.id) || '',
    reset: () => api?.resetUI(place.id),
    remove: () => place.remove(),
  };
}
