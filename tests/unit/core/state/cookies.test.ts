import { describe, expect, it, vi } from 'vitest';
import { readCookie, writeCookie } from '../../../../src/core/state/cookies';

const name = 'kirje';

describe('a cookie', () => {
  it.each([
    [7, 604_800],
    [400, 34_560_000],
  ])('is kept for %i days, on the whole site [UI-12]', (days, seconds) => {
    const written = vi.spyOn(document, 'cookie', 'set');
    writeCookie(name, 'true', days);
    expect(written.mock.calls).toEqual([
      [`${name}=true; Path=/; Max-Age=${seconds}; SameSite=Lax`],
    ]);
    expect(readCookie(name)).toBe('true');
  });

  it('holds any text, and is distinguished from one whose name begins alike', () => {
    writeCookie(`${name}-2`, 'toinen', 7);
    writeCookie(name, 'a=1; b ä', 7);
    expect(readCookie(name)).toBe('a=1; b ä');
    expect(readCookie('kir')).toBeUndefined();
    writeCookie(`${name}-2`, '', 0);
  });

  it('holds for the visit if cookies are blocked [IMP-10]', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
    writeCookie(name, 'true', 400);
    expect(readCookie(name)).toBe('true');
  });
});
