import { beforeEach, describe, expect, it, vi } from 'vitest';
import { widget } from '../../../src/widgets/like-button/like-button.widget';
import { act, fireEvent, screen, waitFor } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import { isOff } from '../support/is-off';
import { recordingBackend } from '../support/recording';
import { renderWidget } from '../support/render-widget';
import { renewPage } from '../support/renew-page';

let backend: ReturnType<typeof recordingBackend>;
beforeEach(() => {
  backend = recordingBackend();
  expectFaults();
});

const open = (contentId: string, likeCount = 12) =>
  renderWidget(widget, { props: { contentId, likeCount }, settings: { fetch: backend.fetch } });
const button = () => screen.getByRole('button') as HTMLButtonElement;
const press = () => fireEvent.click(button());
const sent = () => backend.calls.map(({ method, path }) => `${method} ${path}`);
const kept = () => localStorage.getItem('likedcontent');
/** Another tab's write, as its storage event reports it. */
const inAnotherTab = (value: string | null) =>
  act(() => {
    if (value === null) localStorage.removeItem('likedcontent');
    else localStorage.setItem('likedcontent', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'likedcontent', newValue: value }));
  });

describe('the like button', () => {
  it('shows the count and can be pressed [CONT-11]', () => {
    open('1', 12345);
    expect(isOff(button())).toBe(false);
    expect(button().textContent).toMatch(/^Tykkää12\s345/);
  });

  it('posts the id, adds 1 at once and is disabled [CONT-11, API-18]', async () => {
    const { events } = open('31/a');
    press();
    await waitFor(() => expect(isOff(button())).toBe(true));
    expect(button().textContent).toContain('13 tykkäystä');
    await waitFor(() =>
      expect(events).toEqual([{ name: 'atria-like', detail: { contentId: '31/a' } }]),
    );
    expect(sent()).toEqual(['POST /api/contentlikecount/31%2Fa']);
    expect(backend.calls[0]?.body).toBeUndefined();
    expect(screen.getByRole('status').textContent).toContain('Tykkäyksiä on nyt 13');
  });

  it('is sent even as the page is left [CONT-11]', async () => {
    const sentWith = vi.fn<typeof fetch>(backend.fetch);
    renderWidget(widget, { props: { contentId: '5' }, settings: { fetch: sentWith } });
    press();
    await waitFor(() => expect(sentWith).toHaveBeenCalled());
    const [request, init] = sentWith.mock.lastCall ?? [];
    expect((request as Request).keepalive ?? init?.keepalive).toBe(true);
  });

  it('stores the ids as a JSON list for the next visit, where it is disabled [CONT-12]', async () => {
    localStorage.setItem('likedcontent', '["7"]');
    const first = open('2');
    press();
    await waitFor(() => expect(JSON.parse(kept() ?? '')).toEqual(['7', '2']));
    first.unmount();
    renewPage();
    // Written by another script of the site, as numbers.
    localStorage.setItem('likedcontent', '[7,2,3]');
    open('3');
    expect(isOff(button())).toBe(true);
    // The reloaded page's count includes it already.
    expect(button().textContent).toContain('12 tykkäystä');
  });

  it('likes once, however fast it is pressed, and on any of two buttons [IMP-28]', async () => {
    open('4');
    open('4');
    const buttons = screen.getAllByRole('button') as HTMLButtonElement[];
    // Before the first press could be shown.
    act(() => {
      for (const one of [...buttons, ...buttons]) one.click();
    });
    await waitFor(() => expect(buttons.map(isOff)).toEqual([true, true]));
    await waitFor(() => expect(sent()).toEqual(['POST /api/contentlikecount/4']));
    for (const one of buttons) expect(one.textContent).toContain('13 tykkäystä');
  });

  it('shows nothing without an id', () => {
    open(' ');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a like that is refused', () => {
  it('is withdrawn with a message, and can be given again [CONT-12]', async () => {
    backend.failWith('like:500');
    const { events } = open('5');
    press();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Tykkäystä ei voitu tallentaa. Yritä uudelleen.',
    );
    expect(isOff(button())).toBe(false);
    expect(button().textContent).toContain('12 tykkäystä');
    expect(kept()).toBe('[]');
    expect(events).toEqual([]);
    backend.failWith('');
    press();
    await waitFor(() => expect(events).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isOff(button())).toBe(true);
  });

  it('keeps what another tab has liked meanwhile [CONT-12, IMP-30]', async () => {
    backend.failWith('like:500');
    open('6');
    press();
    inAnotherTab('["6","8"]');
    await screen.findByRole('alert');
    expect(kept()).toBe('["8"]');
  });
});

describe('stored likes', () => {
  it.each(['{', '{"5":true}', '[{"id":5}]', 'null', '[null]'])(
    'that are no list of ids are removed: %s [IMP-11]',
    (text) => {
      localStorage.setItem('likedcontent', text);
      open('9');
      expect(isOff(button())).toBe(false);
      expect(kept()).toBeNull();
    },
  );

  it('follow another tab, which adds to the count and withdraws [IMP-30]', () => {
    open('10');
    inAnotherTab('["10"]');
    expect(isOff(button())).toBe(true);
    expect(button().textContent).toContain('13 tykkäystä');
    inAnotherTab(null);
    expect(isOff(button())).toBe(false);
    expect(button().textContent).toContain('12 tykkäystä');
  });

  it('hold for the visit where storage is blocked [CONT-12, IMP-10]', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    const first = open('11');
    press();
    await waitFor(() => expect(first.events).toHaveLength(1));
    first.unmount();
    open('11', 13);
    expect(isOff(button())).toBe(true);
  });
});
