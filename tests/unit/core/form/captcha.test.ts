import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectFaults } from '../../support/expect-faults';

// Each test has fresh modules: what they load, they load once a page.
type Module = typeof import('../../../../src/core/form/captcha');
let captcha: Module;
const scripts = () => [...document.head.querySelectorAll('script')];
const onLoad = vi.fn();
const onChange = vi.fn();
const place = (lang = 'sv') => {
  const host = document.createElement('div');
  document.body.append(host);
  return captcha.placeCaptcha(host, {
    slot: 'captcha',
    address: 'https://captcha.test/a.js',
    key: 'key',
    lang,
    onLoad,
    onChange,
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
    expect(captcha.captchaProblems(document.body, '/a.js', '')).toEqual([]);
  });

  it('gets the language of each form, which the page may have set itself [FORM-04]', async () => {
    const config = () => (window as { mtcaptchaConfig?: { lang?: string } }).mtcaptchaConfig ?? {};
    place();
    expect(config().lang).toBe('sv');
    arrive();
    await waitFor(() => expect(onLoad).toHaveBeenCalledTimes(1));
    place('fi');
    await waitFor(() => expect(config().lang).toBe('fi'));
    config().lang = 'et';
    place('sv');
    await waitFor(() => expect(onLoad).toHaveBeenCalledTimes(3));
    expect(config().lang).toBe('et');
  });

  it('is told the language of each form before it draws that, also of two that wait for it [FORM-04]', async () => {
    const config = () => (window as { mtcaptchaConfig?: { lang?: string } }).mtcaptchaConfig;
    const drawn: unknown[] = [];
    place('sv');
    place('fi');
    arrive();
    Object.assign((window as { mtcaptcha?: object }).mtcaptcha ?? {}, {
      renderUI: () => drawn.push(config()?.lang),
    });
    await waitFor(() => expect(drawn).toEqual(['sv', 'fi']));
  });

  it('draws a place once, however often it is asked to while it loads, and leaves no dead script [FORM-04]', async () => {
    const one = place();
    scripts()[0]?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(onLoad).toHaveBeenCalledWith(false));
    expect(scripts()).toEqual([]);
    for (let press = 0; press < 3; press++) one.load();
    expect(scripts()).toHaveLength(1);
    arrive();
    await waitFor(() => expect(onLoad).toHaveBeenLastCalledWith(true));
    one.load();
    const { mtcaptcha } = window as unknown as { mtcaptcha: { renderUI: unknown } };
    expect(mtcaptcha.renderUI).toHaveBeenCalledTimes(1);
    expect(onLoad).toHaveBeenCalledTimes(2);
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

describe('a captcha of which a part fails', () => {
  const told: string[] = [];
  const hear = (event: Event) => told.push((event as CustomEvent).detail.path);
  beforeEach(() => {
    told.length = 0;
    document.addEventListener('atria-error', hear);
  });
  afterEach(() => document.removeEventListener('atria-error', hear));

  const fail = () => {
    throw new Error('half loaded');
  };
  const draw = (id: string, value = 'token') => {
    const field = { type: 'hidden', name: 'mtcaptcha-verifiedtoken', value };
    document.getElementById(id)?.append(Object.assign(document.createElement('input'), field));
  };
  const works = { renderUI: draw, getVerifiedToken: () => 'token', resetUI: () => {} };
  const given = async (api: object) => {
    Object.assign(window, { mtcaptcha: { ...works, ...api } });
    const one = place();
    await waitFor(() => expect(onLoad).toHaveBeenCalled());
    return one;
  };
  const saidOnce = async (path: string) => {
    await waitFor(() => expect(told).toEqual([path]));
    expect(console.error).toHaveBeenCalledTimes(1);
  };

  it.each<[how: string, resetUI: unknown]>([
    ['throws', fail],
    ['is missing', undefined],
    ['is no function', 'reset'],
    ['rejects', () => Promise.reject(new Error('later'))],
  ])('resetUI that %s stops no form, and is reported once', async (_, resetUI) => {
    const one = await given({ resetUI });
    expect(one.reset).not.toThrow();
    one.reset();
    await saidOnce('mtcaptcha.resetUI');
  });

  it.each<[how: string, getVerifiedToken: unknown, isFault: boolean]>([
    ['throws', fail, true],
    ['is missing', undefined, true],
    ['rejects', () => Promise.reject(new Error('later')), true],
    ['gives a promise', () => Promise.resolve('token'), false],
    ['gives a number', () => 7, false],
    ['gives null', () => null, false],
    ['gives an object', () => ({ token: 'token' }), false],
  ])('getVerifiedToken that %s: the hidden field’s counts [FORM-04]', async (_, token, isFault) => {
    const one = await given({ getVerifiedToken: token });
    expect(one.token()).toBe('token');
    if (isFault) await saidOnce('mtcaptcha.getVerifiedToken');
    else expect(told).toEqual([]);
  });

  it.each<[how: string, renderUI: unknown, isDrawn: boolean]>([
    ['throws', fail, false],
    ['throws after it has drawn', (id: string) => [draw(id), fail()], true],
  ])('renderUI that %s is judged by what stands there', async (_, renderUI, isDrawn) => {
    const one = await given({ renderUI });
    expect(onLoad.mock.lastCall).toEqual([isDrawn]);
    expect(one.token()).toBe(isDrawn ? 'token' : '');
    await saidOnce('mtcaptcha.renderUI');
  });

  it.each<[what: string, config: PropertyDescriptor, isFault: boolean]>([
    ['frozen', { value: Object.freeze({ sitekey: 'own' }), writable: true }, false],
    ['locked', { value: { sitekey: 'own' } }, true],
    ['a getter that throws', { get: fail }, true],
  ])('settings that are %s do not keep it away', async (_, config, isFault) => {
    Object.defineProperty(window, 'mtcaptchaConfig', { configurable: true, ...config });
    const one = place();
    arrive();
    await waitFor(() => expect(onLoad).toHaveBeenCalledWith(true));
    expect(one.token()).toBe('token');
    expect(told).toEqual(isFault ? ['mtcaptchaConfig'] : []);
  });

  it('is awaited when its script sets the API later, and not for ever', async () => {
    vi.useFakeTimers();
    const [late, never] = [place(), place()];
    scripts()[0]?.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(5000);
    expect(onLoad).not.toHaveBeenCalled();
    Object.assign(window, { mtcaptcha: works });
    await vi.advanceTimersByTimeAsync(200);
    expect(onLoad.mock.calls).toEqual([[true], [true]]);
    expect(late.token()).toBe('token');
    expect(told).toEqual([]);

    for (const one of [late, never]) one.remove();
    Reflect.deleteProperty(window, 'mtcaptcha');
    onLoad.mockReset();
    place();
    scripts().at(-1)?.dispatchEvent(new Event('load'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onLoad.mock.calls).toEqual([[false]]);
    expect(told).toEqual(['https://captcha.test/a.js']);
  });

  it('is not loaded twice where the page’s own script is on its way [FORM-04]', async () => {
    vi.useFakeTimers();
    vi.mocked(vi.spyOn(HTMLScriptElement.prototype, 'src', 'get')).mockReturnValue(
      'https://captcha.test/a.js',
    );
    document.head.append(document.createElement('script'));
    place();
    await vi.advanceTimersByTimeAsync(3000);
    expect(scripts()).toHaveLength(1);
    Object.assign(window, { mtcaptcha: works });
    await vi.advanceTimersByTimeAsync(200);
    expect(onLoad.mock.calls).toEqual([[true]]);
    expect(scripts()).toHaveLength(1);
  });
});
