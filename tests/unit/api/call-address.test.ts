import { describe, expect, it } from 'vitest';
import { addressOf, baseAddress, requestOf } from '../../../src/api/call-address';

const page = 'https://www.example.fi/tuotteet/makkarat';
const path = '/api/nav/desktop';

describe('the address before the paths of the calls', () => {
  it.each([
    ['', 'https://www.example.fi/'],
    ['/', 'https://www.example.fi/'],
    ['//', 'https://www.example.fi/'],
    ['/v2', 'https://www.example.fi/v2/'],
    ['/v2/', 'https://www.example.fi/v2/'],
    [' https://api.test ', 'https://api.test/'],
    ['https://api.test/v2//', 'https://api.test/v2/'],
    ['HTTP://api.test:8080/v2', 'http://api.test:8080/v2/'],
    ['//api.test', 'https://api.test/'],
  ])('is resolved against the page, with slashes at its end cut: "%s" [API-01]', (given, read) => {
    expect(baseAddress(given, page)?.href).toBe(read);
  });

  it.each([
    'api.test',
    'v2',
    './v2',
    'localhost:4173',
    'https://',
    'https:/api.test',
    '///api.test',
    'ftp://api.test',
    'javascript:alert(1)//',
    '/v2?key=1',
    'https://api.test#v2',
    'https://a b/',
  ])('is invalid: %s', (given) => {
    expect(baseAddress(given, page)).toBeUndefined();
  });

  it.each(['', '/', '//', 'api.test', '/v2?key'])(
    'is the page’s own origin with "%s", for any path',
    (base) => {
      expect(addressOf({ path }, base).href).toBe(`${location.origin}${path}`);
    },
  );

  it('comes before a path and an endpoint that is a path, and not before a whole address [ELEM-06]', () => {
    const at = (endpoint: string) => addressOf({ path, endpoint }, 'https://api.test/v2/').href;
    expect(at('')).toBe(`https://api.test/v2${path}`);
    expect(at('/own?tenant=3')).toBe('https://api.test/v2/own?tenant=3');
    expect(at('https://other.test/own')).toBe('https://other.test/own');
    expect(at('//other.test/own')).toBe('http://other.test/own');
  });
});

describe('a request', () => {
  it.each([
    ['/api/x', undefined, 'same-origin'],
    ['/api/x', 'include', 'include'],
    ['https://api.test/own', 'include', 'include'],
    ['https://other.test/own', 'include', 'same-origin'],
  ] as const)(
    'to %s has, where a page says %s, the credentials %s',
    (endpoint, credentials, sent) => {
      const settings = { apiBase: 'https://api.test/v2/', apiCredentials: credentials };
      expect(requestOf({ path, endpoint }, settings).credentials).toBe(sent);
    },
  );

  it('asks for JSON, and has the token’s header under its default name [API-02]', () => {
    const cookie = '__RequestVerificationToken';
    // biome-ignore lint/suspicious/noDocumentCookie: as a server sets it.
    document.cookie = `${cookie}=abc`;
    for (const antiForgeryHeader of [undefined, ''])
      expect(requestOf({ path }, { antiForgeryHeader }).headers).toEqual({
        accept: 'application/json',
        'X-XSRF-TOKEN': 'abc',
      });
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = `${cookie}=; max-age=0`;
  });
});
