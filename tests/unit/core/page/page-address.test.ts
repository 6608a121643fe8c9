import { describe, expect, it } from 'vitest';
import { pageAddress, plainPath } from '../../../../src/core/page/page-address';

describe('a path', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/en', '/en/'],
    ['/en/index.htm', '/en/'],
    ['/meista', '/meista/'],
    ['/meista/', '/meista/'],
    ['/meista//', '/meista/'],
    ['/meista.html', '/meista/'],
    ['/Meista.HTM', '/Meista/'],
    ['/meista/index', '/meista/index/'],
    ['/index.html.pdf', '/index.html.pdf/'],
    ['/versio-1.5', '/versio-1.5/'],
  ])('is the same with and without its file ending: %s [SRV-05]', (path, plain) =>
    expect(plainPath(path)).toBe(plain),
  );
});

describe('an address', () => {
  const address = pageAddress(new URL('http://www.atria.fi:8080/a.html?q=a+b&page=&q=c#d'));

  it('is read part by part', () => {
    expect(address('hostname')).toBe('www.atria.fi');
    expect(address('pathname')).toBe('/a.html');
    expect(address('path')).toBe('/a/');
    expect(address('?q')).toBe('a b');
  });

  it('has no difference between an empty parameter and none [SRCH-10]', () => {
    expect(address('?page')).toBe('');
    expect(address('?utm_source')).toBe('');
  });

  it('follows the page', () => {
    const here = pageAddress(window.location);
    window.history.replaceState(null, '', '/x?q=1');
    expect([here('pathname'), here('?q')]).toEqual(['/x', '1']);
    window.history.replaceState(null, '', '/y?q=2');
    expect([here('pathname'), here('?q')]).toEqual(['/y', '2']);
  });
});
