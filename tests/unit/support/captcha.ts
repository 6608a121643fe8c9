import { vi } from 'vitest';

/** A captcha in the page, as its script would leave it, and what the visitor did with it. */
export function fakeCaptcha() {
  const state = { token: '' };
  const api = {
    renderUI: vi.fn(),
    getVerifiedToken: () => state.token,
    resetUI: vi.fn(() => {
      state.token = '';
    }),
  };
  // What the form before it left for the script would count as the page's own.
  Reflect.deleteProperty(window, 'mtcaptchaConfig');
  Object.assign(window, { mtcaptcha: api });
  return {
    ...api,
    verify: (token = 'demo-token') => {
      state.token = token;
    },
  };
}
