import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectFaults } from '../../support/expect-faults';

// Each test has fresh modules: what they load, they load once a page.
type Module = typeof import('../../../../src/core/form/captcha');
let captcha: Module;
const scripts = () => [...document.head.querySelectorAll('script')];
const onLoad = vi.fn();
const onChange = vi.fn();
const place = () => {
  const host = document.createElement('div');
  document.body.append(host);
  return captcha.placeCaptcha(host, {
    ...{ slot: 'captcha', address: 'https://captcha.test/a.js', key: 'key', lang: 'sv' },
    ...{ onLoad, onChange },
  });
};
const arrive = () => {
  Object.assign(window, {
    mtcaptcha: { renderUI: vi.fn(), getVerifiedToken: () => 'token', resetUI: vi.fn() },
  });
  scripts().at(-1)?.dispatchEvent(new Event('load'));
};

const clear = () => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of ['mtcaptcha', 'mtcaptchaConfig', 'trustedTypes'])
    Reflect.deleteProperty(window, name);
};

beforeEach(async () => {
  clear();
  vi.resetModules();
  captcha = await import('../../../../src/core/form/captcha');
  onLoad.mockReset();
  onChange.mockReset();
  expectFaults();
  // The script is not really fetched.
  vi.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(function keep(
    this: HTMLScriptElement,
    address: string,
  ) {
    this.dataset.address = address;
  });
});
afterEach(() => clear());

describe('the captcha’s script', () => {
  it('gets the site key of the page’s settings, without which it shows nothing [FORM-04]', () => {
    place();
    const { mtcaptchaConfig } = window as { mtcaptchaConfig?: { sitekey?: string } };
    expect(mtcaptchaConfig?.sitekey).toBe('key');
  });

  it('is loaded once a page, when the first form needs it [FORM-04]', async () => {
    expect(scripts()).toHaveLength(0);
    const [one, other] = [place(), place()];
    expect(scripts().map(({ dataset }) => dataset.address)).toEqual(['https://captcha.test/a.js']);
    arrive();
    await waitFor(() => expect(other.token()).toBe('token'));
    expect(one.token()).toBe('token');
    expect(scripts()).toHaveLength(1);
  });

  it('keeps the page’s own settings and callbacks of a captcha [FORM-04]', () => {
    const own = { sitekey: 'own', 'verified-callback': 'pageVerified' };
    Object.assign(window, { mtcaptchaConfig: own });
    place();
    expect(window).toMatchObject({ mtcaptchaConfig: { ...own, render: 'explicit' } });
    expect(captcha.missingCaptchaSettings({ captchaScript: '/a.js' })).toEqual([]);
  });

  it('that fails to load is reported and requested again, under one policy [FORM-03]', async () => {
    const createPolicy = vi.fn(() => ({ createScriptURL: (url: string) => url }));
    Object.assign(window, { trustedTypes: { createPolicy } });
    const one = place();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(onLoad).toHaveBeenCalledWith(false));
    expect(console.error).toHaveBeenCalledTimes(1);
    one.load();
    arrive();
    await waitFor(() => expect(onLoad).toHaveBeenLastCalledWith(true));
    expect(one.token()).toBe('token');
    expect(createPolicy).toHaveBeenCalledTimes(1);
  });

  it('keeps the page’s callbacks, and reports a token by its hidden field [FORM-03]', async () => {
    const one = place();
    const held = Object.assign(document.createElement('input'), { type: 'hidden' });
    document.querySelector('[slot=captcha]')?.append(held);
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    onChange.mockClear();
    held.setAttribute('value', 'token');
    await waitFor(() => expect(onChange).toHaveBeenCalled());
    onChange.mockClear();
    one.remove();
    held.setAttribute('value', '');
    await new Promise((resolve) => setTimeout(resolve));
    expect(onChange).not.toHaveBeenCalled();
  });
});
