import { beforeEach, describe, expect, it } from 'vitest';
import { act, rendered, screen, waitFor } from '../support/dom';
import { bread, button, dishes, editMenu, onMenuPages, press, soup } from '../support/menu-page';
import { renewPage } from '../support/renew-page';

onMenuPages();

/** The locks of the browser's tabs, by name. */
function stubLocks() {
  const held = new Set<string>();
  const waiting: (() => void)[] = [];
  const free = (name: string) => {
    held.delete(name);
    for (const goOn of waiting.splice(0)) goOn();
  };
  const locks = {
    query: async () => ({ held: [...held].map((name) => ({ name, mode: 'exclusive' })) }),
    request: async (name: string, ...given: readonly unknown[]) => {
      while (held.has(name)) await new Promise<void>((goOn) => waiting.push(goOn));
      const hold = given.at(-1) as () => Promise<void>;
      const isShared = given.length > 1;
      if (!isShared) held.add(name);
      await hold();
      if (!isShared) free(name);
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return { held, free };
}

describe('a menu that is open in two tabs', () => {
  const key = 'atria-menu-1';
  let { held, free } = stubLocks();
  beforeEach(() => {
    ({ held, free } = stubLocks());
  });
  const hear = () =>
    act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));
  const other = {
    edits: () => {
      held.add('atria-menu-1#other');
      return hear();
    },
    /** Its lock ends with it; no event is sent. */
    isKilled: () => free('atria-menu-1#other'),
    saves: (savedAs: string, at = Date.now() + 1) => {
      localStorage.setItem(key, JSON.stringify({ savedAs, at, turn: 1 }));
      return hear();
    },
  };
  const edited = 'Samaa listaa muokataan myös toisessa välilehdessä.';
  const question = () => screen.findByText('Tallenna silti');

  it('says when the other edits it, and asks before it is saved [IMP-20, IMP-30]', async () => {
    const { posted } = await editMenu();
    press(`${soup}: poista`);
    await other.edits();
    expect(await screen.findByText(edited, { selector: 'p' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe(edited);
    press('Tallenna lista');
    await question();
    expect(rendered.activeElement).toBe(button('Tallenna silti'));
    const described = button('Tallenna silti').getAttribute('aria-describedby') ?? '';
    expect(rendered.getElementById(described)?.textContent).toMatch(/erillisen listan/);
    expect(posted()).toEqual([]);
    press('Älä tallenna vielä');
    expect(posted()).toEqual([]);
    press('Tallenna lista');
    await question();
    press('Tallenna silti');
    await waitFor(() => expect(posted()).toHaveLength(1));
  });

  it('is not saved by a second press on save: that is no answer [IMP-28, IMP-30]', async () => {
    const { posted } = await editMenu();
    press(`${soup}: poista`);
    await other.edits();
    press('Tallenna lista');
    await question();
    press('Tallenna lista');
    await waitFor(() => expect(rendered.activeElement).toBe(button('Tallenna silti')));
    expect(posted()).toEqual([]);
  });

  it('says when the other has saved it, and links to that version [IMP-30]', async () => {
    const { posted } = await editMenu({ query: '?x=1' });
    press(`${soup}: poista`);
    await other.saves('9');
    expect(
      await screen.findByText(/uusi versio toisessa välilehdessä/, { selector: 'p' }),
    ).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Avaa uusi versio' });
    expect(link.getAttribute('href')).toBe(`${window.location.origin}/lounaslista?x=1&menuId=9`);
    expect(link.getAttribute('target')).toBe('_blank');
    press('Tallenna lista');
    await question();
    expect(posted()).toEqual([]);
    expect(dishes('Maanantai')).toEqual([bread]);
  });

  it('is saved at once when the other was killed, or had saved before [IMP-30]', async () => {
    const { posted } = await editMenu();
    press(`${soup}: poista`);
    await other.edits();
    await screen.findByText(edited, { selector: 'p' });
    await other.saves('9', Date.now() - 60_000);
    other.isKilled();
    await waitFor(() => expect(screen.queryByText(/välilehdessä/, { selector: 'p' })).toBeNull());
    press('Tallenna lista');
    await waitFor(() => expect(posted()).toHaveLength(1));
  });

  it('reports its own edits and its save to the other, and no more when there are none [IMP-30]', async () => {
    await editMenu();
    expect([...held]).toEqual([]);
    press(`${soup}: poista`);
    const words = new Set([localStorage.getItem(key)]);
    await waitFor(() => expect([...held]).toEqual([expect.stringMatching(/^atria-menu-1#/)]));
    press('Kumoa');
    await waitFor(() => expect([...held]).toEqual([]));
    press('Tee uudelleen');
    press('Tallenna lista');
    await waitFor(() => expect(localStorage.getItem(key)).toContain('"savedAs":"3"'));
    words.add(localStorage.getItem(key));
    expect(words.size).toBe(2);
    await waitFor(() => expect([...held]).toEqual([]));
  });

  it.each(['{', '[]', '{"a":5}'])('ignores corrupt messages, %s [IMP-11]', async (text) => {
    localStorage.setItem(key, text);
    const { posted } = await editMenu();
    press('Tallenna lista');
    await waitFor(() => expect(posted()).toHaveLength(1));
  });

  it('is saved if the browser has no locks, or forbids their use [IMP-30]', async () => {
    const refused = () => Promise.reject(new DOMException('no origin', 'SecurityError'));
    for (const locks of [undefined, { query: refused, request: refused }]) {
      Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
      renewPage();
      const { posted, unmount } = await editMenu();
      press(`${soup}: poista`);
      press('Tallenna lista');
      await waitFor(() => expect(posted()).toHaveLength(1));
      unmount();
    }
  });
});
