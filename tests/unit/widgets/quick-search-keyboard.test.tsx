import { describe, expect, it, vi } from 'vitest';
import { fireEvent, rendered } from '../support/dom';
import { field, hits, search, searched, show, time } from '../support/quick-search-page';

describe('the keyboard', () => {
  const marked = () => rendered.getElementById(field().getAttribute('aria-activedescendant') ?? '');

  it('marks the hits one after the other and then none [IMP-14]', async () => {
    const { user } = await searched();
    const seen: (string | undefined)[] = [];
    for (let press = 0; press < 3; press++) {
      await user.keyboard('{ArrowDown}');
      seen.push(marked()?.getAttribute('href') ?? undefined);
    }
    expect(seen).toEqual(['/1', '/2', undefined]);
  });

  it('marks the last hit on the way up [IMP-14]', async () => {
    const { user } = await searched();
    await user.keyboard('{ArrowUp}');
    expect(marked()?.getAttribute('aria-selected')).toBe('true');
    expect(marked()?.getAttribute('href')).toBe('/2');
  });

  it('opens the marked hit on Enter instead of the search page [IMP-14]', async () => {
    const { user, go, events } = await searched(undefined, { stop: ['atria-search-navigate'] });
    const click = vi.fn();
    hits()[0]?.addEventListener('click', click);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(click).toHaveBeenCalledOnce();
    expect(events[0]?.detail).toEqual({ q: 'nakki', url: '/1' });
    expect(go).not.toHaveBeenCalled();
  });

  it('closes on Escape and keeps the text [IMP-14]', async () => {
    const { user } = await searched();
    await user.keyboard('{Escape}');
    expect(hits()).toEqual([]);
    expect(field()).toHaveProperty('value', 'nakki');
  });

  it('opens again with an arrow [IMP-14]', async () => {
    const { user } = await searched();
    await user.keyboard('{Escape}{ArrowDown}');
    await time.pass(500);
    expect(hits()).toHaveLength(2);
  });

  it('says whether the list is open and which one it is [IMP-14] [IMP-15]', async () => {
    const { user } = show();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await search(user);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    const list = rendered.getElementById(field().getAttribute('aria-controls') ?? '');
    expect(list?.getAttribute('role')).toBe('listbox');
  });

  it('closes when the focus leaves the box [IMP-14]', async () => {
    await searched();
    const after = document.body.appendChild(document.createElement('button'));
    after.focus();
    await time.pass();
    after.remove();
    expect(hits()).toEqual([]);
  });

  it('is the keyboard for a search on a phone, for a field that may be a combobox [IMP-14]', () => {
    show();
    expect(field().getAttribute('type')).toBe('text');
    expect(field().getAttribute('inputmode')).toBe('search');
    expect(field().getAttribute('enterkeyhint')).toBe('search');
  });

  it('keeps the browser’s shortcuts [IMP-14]', async () => {
    await searched();
    expect(fireEvent.keyDown(field(), { key: 'ArrowDown', altKey: true })).toBe(true);
    expect(marked()).toBeNull();
  });
});
