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
  Object.assign(window, { mtcaptcha: api });
  return {
    ...api,
    verify: (token = 'demo-token') => {
      state.token = token;
    },
  };
}
