import { vi } from 'vitest';

/**
 * A captcha in the page, in the state after its script has run, and the visitor's actions on it.
 */
export function fakeCaptcha() {
  const state = { token: '', lang: undefined as unknown };
  const hold = (token: string) => {
    state.token = token;
    for (const field of document.querySelectorAll('[name=mtcaptcha-verifiedtoken]'))
      field.setAttribute('value', token);
  };
  const api = {
    renderUI: vi.fn((id: string) => {
      state.lang = (window as { mtcaptchaConfig?: { lang?: unknown } }).mtcaptchaConfig?.lang;
      const field = { type: 'hidden', name: 'mtcaptcha-verifiedtoken' };
      document.getElementById(id)?.append(Object.assign(document.createElement('input'), field));
    }),
    getVerifiedToken: () => state.token,
    resetUI: vi.fn(() => hold('')),
  };
  // The globals that the form before it set for the script would count as the page's own.
  Reflect.deleteProperty(window, 'mtcaptchaConfig');
  Object.assign(window, { mtcaptcha: api });
  return {
    ...api,
    /** The language in which it was drawn last: it reads its settings alone. */
    lang: () => state.lang,
    verify: (token = 'demo-token') => hold(token),
  };
}
