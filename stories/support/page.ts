import type { Example } from '../../src/catalogue/examples';
import { cartClientAtom, cartStateAtom } from '../../src/core/cart/cart.atoms';
import { noCart } from '../../src/core/cart/cart.model';
import { deliveryAskAtom } from '../../src/core/delivery/delivery-store';
import { isLogo, type Logo, siteOfLogo } from '../../src/core/page/brand';
import { setPageSettings } from '../../src/core/page/settings';
import { customerClientAtom } from '../../src/core/state/customer.atoms';
import { pageStore, visitAtom } from '../../src/core/state/store';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import { baseTokens } from '../../src/core/style/tokens';
import { menusAtom } from '../../src/widgets/menu-builder/edit/edits';
import { type Backend, createBackend } from '../../stand-in/api/app';
import { inFolder } from './in-folder';

/** The toolbar's value; '' leaves it to the example. */
export interface Toolbar {
  readonly brand: Logo | '';
  readonly language: string;
}

/** The logo name in force for an example under a toolbar. */
export const logoOf = (example: Example, { brand }: Toolbar): Logo =>
  brand || (isLogo(example.brand) ? example.brand : 'atriafi');

/** The background colour of a brand's pages. */
export const paperOf = (logo: Logo): string =>
  brandThemes[logo].tokens['color-background'] ?? baseTokens['color-background'];

/**
 * Gives the page the settings and the address for an example, with a back end of its own.
 * @returns A function that removes them again.
 */
export function preparePage(example: Example, toolbar: Toolbar): () => void {
  const logo = logoOf(example, toolbar);
  const brand = siteOfLogo(logo);
  const leaving = new AbortController();
  forgetVisit();
  setPageSettings({
    brand,
    // The stand-in back end knows the site by the called host.
    apiBase: `http://${brand}.localhost`,
    fetch: backendFor(example, leaving.signal),
    captchaScript: new URL('../../stand-in/captcha/mtcaptcha.js', import.meta.url).href,
    captchaKey: 'demo',
    ...(brand === 'lihakauppa' && { shopName: window.location.hostname }),
    ...(logo !== brand && { defaults: { logo } }),
    ...(toolbar.language && { language: toolbar.language }),
  });
  const resetPage = setPage(example);
  return () => {
    leaving.abort();
    resetPage();
  };
}

/**
 * A story is a first visit: stored data of the one before (cart, drafts, navigation) is removed.
 */
export function forgetVisit(): void {
  pageStore.set(cartStateAtom, noCart);
  pageStore.set(cartClientAtom, undefined);
  pageStore.set(visitAtom, visitAtom.init);
  pageStore.set(customerClientAtom, undefined);
  pageStore.set(deliveryAskAtom, deliveryAskAtom.init);
  pageStore.set(menusAtom, menusAtom.init);
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('atria')) storage.removeItem(key);
}

/**
 * A new back end in process, with the example's fault. A call that waits when the story ends is
 * aborted: the ones behind it get their turn.
 */
export function backendFor({ fault }: Example, left: AbortSignal): typeof fetch {
  const backend = createBackend();
  return async (input, init) => {
    left.throwIfAborted();
    const request = new Request(input, init);
    if (fault) request.headers.set('x-atria-fault', fault);
    const isLeft = new Promise<never>((_, reject) => {
      left.addEventListener('abort', () => reject(left.reason));
    });
    return Promise.race([answerOf(backend, request), isLeft]);
  };
}

async function answerOf(backend: Backend, request: Request): Promise<Response> {
  const answer = await backend.fetch(request);
  const { status, headers } = answer;
  const text = await answer.text();
  return new Response(text ? inFolder(text, document.baseURI) : null, { status, headers });
}

// A story is a page of its own, with nothing in its history entry. The story's own parameters stay
// in the address; leaving the story restores all.
export function setPage({ query = '', hash = '' }: Example): () => void {
  const { state } = window.history;
  const before = window.location.href;
  const address = new URL(before);
  for (const [key, value] of new URLSearchParams(query)) address.searchParams.append(key, value);
  address.hash = hash;
  window.history.replaceState(null, '', address);
  return () => window.history.replaceState(state, '', before);
}
