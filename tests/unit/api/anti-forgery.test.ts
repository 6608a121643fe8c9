import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postCustomerAddress } from '../../../src/api/customer';
import { postLike } from '../../../src/api/likes';
import { addressForm } from '../support/address-sample';
import { recordedClient } from './support/recorded-client';

const cookies = (value: string) =>
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(value) && undefined;

// The client's own requests; the loader's early requests are others.
describe('the anti-forgery token of a client’s call', () => {
  it('goes from the cookie into the header [API-02]', async () => {
    cookies('a=1; __RequestVerificationToken=abc%2B1; b=2');
    const { api, only } = recordedClient();
    await api.call({ method: 'post', path: '/x' });
    expect(only().headers.get('X-XSRF-TOKEN')).toBe('abc+1');
  });

  it('goes into the header the page names [API-02]', async () => {
    cookies('__RequestVerificationToken=abc');
    const { api, only } = recordedClient({}, { antiForgeryHeader: 'RequestVerificationToken' });
    await api.call({ method: 'post', path: '/x' });
    expect(only().headers.get('RequestVerificationToken')).toBe('abc');
    expect(only().headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  it('is read again for each request [API-02]', async () => {
    const { api, sent } = recordedClient();
    cookies('__RequestVerificationToken=one');
    await api.call({ path: '/x' });
    vi.restoreAllMocks();
    cookies('__RequestVerificationToken=two');
    await api.call({ path: '/x' });
    expect(sent.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual(['one', 'two']);
  });

  it('never leaves for another origin [API-02]', async () => {
    cookies('__RequestVerificationToken=abc');
    const { api, only } = recordedClient({}, { apiBase: 'https://api.example.org' });
    await api.call({ path: '/x' });
    expect(only().headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  it('stays on the page’s own origin when its base address is another [API-02]', async () => {
    cookies('__RequestVerificationToken=abc');
    const base = document.createElement('base');
    base.href = 'https://cdn.example.org/';
    document.head.append(base);
    const { api, only } = recordedClient();
    await api.call({ path: '/x' });
    base.remove();
    expect(new URL(only().address).origin).toBe(location.origin);
    expect(only().headers.get('X-XSRF-TOKEN')).toBe('abc');
  });

  it('is not that of a cookie whose name only has the same end [API-02]', async () => {
    cookies('my__RequestVerificationToken=other');
    const { api, only } = recordedClient();
    await api.call({ path: '/x' });
    expect(only().headers.has('X-XSRF-TOKEN')).toBe(false);
  });

  it('that cannot be read stops no call [IMP-10]', async () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const { api, sent } = recordedClient();
    await api.call({ path: '/x' });
    expect(sent).toHaveLength(1);
  });
});

const elsewhere = 'https://api.example.org';

describe.each([
  ['the page’s own origin', {}, true],
  ['an endpoint of the own origin', { endpoint: `${location.origin}/own` }, true],
  ['the own origin, where <base> names another', { base: `${elsewhere}/` }, true],
  ['an API on another origin', { apiBase: elsewhere }, false],
  ['an endpoint on another origin', { endpoint: `${elsewhere}/customer` }, false],
  ['an endpoint below a base address elsewhere', { apiBase: elsewhere, endpoint: '/own' }, false],
])('a post to %s', (_, { endpoint, apiBase = '', base = '' }: Record<string, string>, isOwn) => {
  const tag = document.createElement('base');
  beforeEach(() => {
    cookies('__RequestVerificationToken=abc');
    if (base) document.head.append(Object.assign(tag, { href: base }));
  });
  afterEach(() => tag.remove());

  it(`${isOwn ? 'has' : 'has not'} the token in its header [API-02]`, async () => {
    const { api, only } = recordedClient({}, { apiBase });
    await postLike(api, { contentId: '1' }, { endpoint });
    expect(only().headers.get('X-XSRF-TOKEN')).toBe(isOwn ? 'abc' : null);
  });

  it(`${isOwn ? 'has' : 'has not'} the token in its body [API-02, API-50]`, async () => {
    const { api, only } = recordedClient({}, { apiBase });
    await postCustomerAddress(api, addressForm, { endpoint });
    expect(only().body).toEqual({ ...addressForm, __RequestVerificationToken: isOwn ? 'abc' : '' });
  });
});
