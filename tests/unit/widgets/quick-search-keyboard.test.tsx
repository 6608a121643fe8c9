import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { navigation } from '../../../src/core/page/location';
import { fireEvent, rendered, screen } from '../support/dom';
// It loads when the field gets the focus; under a stopped clock it would load too late.
import '../../../src/core/search/quick-search-panel';
import { widget } from '../../../src/widgets/quick-search/quick-search.widget';
import { answeringFetch } from '../support/answering-fetch';
import { fakeTime } from '../support/fake-time';
import { type RenderOptions, renderWidget } from '../support/render-widget';

const time = fakeTime();
const hit = (contentId: number, title: string, type = 'RecipePage') => ({
  contentId,
  title,
  type,
  url: `/${contentId}`,
  category: 'Tuotteet',
  teaserText: 'Maistuu aina',
  image: `/pictures/${contentId}.webp`,
});
const two = { hits: [hit(1, 'Nakki', 'RetailProductPage'), hit(2, 'Nakkikeitto')] };

/** The box with a back end whose answers the test sets, and a visitor. */
function show(
  answer: Parameters<typeof answeringFetch>[0] = () => two,
  options: RenderOptions<typeof widget.contract> = {},
) {
  const backend = answeringFetch(answer);
  const view = renderWidget(widget, { settings: backend.settings, ...options });
  const go = vi.spyOn(navigation, 'go').mockImplementation(() => {});
  return { ...view, ...backend, go, user: time.user() };
}
const field = () => screen.getByRole('combobox');
const hits = () => screen.queryAllByRole('option');

afterEach(() => vi.restoreAllMocks());

// The panel loads with the first search; here it is there already.
beforeAll(() => import('../../../src/core/search/quick-search-panel'));

describe('the keyboard', () => {
  const marked = () => rendered.getElementById(field().getAttribute('aria-activedescendant') ?? '');

  it('marks the hits one after the other and then none [IMP-14]', async () => {
    const { user } = show();
    await user.type(field(), 'nakki');
    await time.pass(500);
    const seen: (string | undefined)[] = [];
    for (let press = 0; press < 3; press++) {
      await user.keyboard('{ArrowDown}');
      seen.push(marked()?.getAttribute('href') ?? undefined);
    }
    expect(seen).toEqual(['/1', '/2', undefined]);
  });

  it('marks the last hit on the way up [IMP-14]', async () => {
    const { user } = show();
    await user.type(field(), 'nakki');
    await time.pass(500);
    await user.keyboard('{ArrowUp}');
    expect(marked()?.getAttribute('aria-selected')).toBe('true');
    expect(marked()?.getAttribute('href')).toBe('/2');
  });

  it('opens the marked hit on Enter instead of the search page [IMP-14]', async () => {
    const { user, go, events } = show(undefined, { stop: ['atria-search-navigate'] });
    await user.type(field(), 'nakki');
    await time.pass(500);
    const click = vi.fn();
    hits()[0]?.addEventListener('click', click);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(click).toHaveBeenCalledOnce();
    expect(events[0]?.detail).toEqual({ q: 'nakki', url: '/1' });
    expect(go).not.toHaveBeenCalled();
  });

  it('closes on Escape and keeps the text [IMP-14]', async () => {
    const { user } = show();
    await user.type(field(), 'nakki');
    await time.pass(500);
    await user.keyboard('{Escape}');
    expect(hits()).toEqual([]);
    expect(field()).toHaveProperty('value', 'nakki');
  });

  it('opens again with an arrow [IMP-14]', async () => {
    const { user } = show();
    await user.type(field(), 'nakki');
    await time.pass(500);
    await user.keyboard('{Escape}{ArrowDown}');
    await time.pass(500);
    expect(hits()).toHaveLength(2);
  });

  it('says whether the list is open and which one it is [IMP-14] [IMP-15]', async () => {
    const { user } = show();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await user.type(field(), 'nakki');
    await time.pass(500);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    const list = rendered.getElementById(field().getAttribute('aria-controls') ?? '');
    expect(list?.getAttribute('role')).toBe('listbox');
  });

  it('closes when the focus leaves the box [IMP-14]', async () => {
    const { user } = show();
    await user.type(field(), 'nakki');
    await time.pass(500);
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
    const { user } = show();
    await user.type(field(), 'nakki');
    await time.pass(500);
    expect(fireEvent.keyDown(field(), { key: 'ArrowDown', altKey: true })).toBe(true);
    expect(marked()).toBeNull();
  });
});
