import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forcedDueAtom, useOverlay } from '../../../src/core/popups/overlay';
import { pageStore } from '../../../src/core/state/store';
import { widget } from '../../../src/widgets/newsletter-modal/newsletter-modal.widget';
import { closeButton, dialog } from '../support/describe-hash-popup';
import { act, fireEvent, screen, waitFor } from '../support/dom';
import { give, onFormPages, openForm, send } from '../support/form-page';
import { goToHash } from '../support/go-to-hash';
import { renderInFrame } from '../support/render-in-frame';

onFormPages();
const cookie = 'hideLkNewsletterModal';
const day = 86_400;
const setCookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the widget or an earlier visit writes it.
  document.cookie = `${cookie}=${text}`;
};
/** The number of entries in the visit's history. */
const seenPages = (count: number) =>
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(count);
beforeEach(() => void seenPages(3));

const props = { heading: 'Lihamestarin kirje', text: 'Ennen muita.', variant: 'shop' } as const;
const open = (more: object = {}, settings: object = {}) =>
  openForm(widget, { props: { ...props, ...more }, settings });
const offered = () => screen.findByRole('dialog', { name: 'Lihamestarin kirje' });
const close = () => fireEvent.click(closeButton());
const subscribe = async () => {
  await screen.findByRole('form');
  give({ Sähköpostiosoite: 'anna@example.fi' });
  send();
  await screen.findByRole('dialog', { name: 'Kiitos tilauksesta!' });
};
/** The lifetimes in days with which the cookie was written. */
const watchCookie = () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  return () =>
    written.mock.calls.map(([text]) => Number(/Max-Age=(\d+)/.exec(text)?.[1] ?? 0) / day);
};
/** Another popup of the page, opened by the visitor. */
function otherPopup() {
  let popup: ReturnType<typeof useOverlay> | undefined;
  renderInFrame(function View() {
    popup = useOverlay('menu');
    return null;
  });
  act(() => popup?.open());
  return { close: () => act(() => popup?.close()) };
}
/** A focused text field of the page. */
function typingVisitor() {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  return field;
}

describe('the newsletter modal', () => {
  it.each([
    [2, false],
    [3, true],
  ])('of a history of %i entries: is it offered? %s [NEWS-08]', async (count, isOffered) => {
    seenPages(count);
    open();
    if (isOffered) await offered();
    else expect(dialog()).toBeNull();
  });

  it('has the text and the picture of the page, and subscribes to the shop’s letter', async () => {
    const { backend } = open({ image: '/pictures/cut-steak.svg' });
    const shown = await offered();
    await screen.findByText('Ennen muita.');
    expect(shown.querySelector('img')?.getAttribute('alt')).toBe('');
    await subscribe();
    expect(backend.calls.map(({ path }) => path)).toEqual(['/api/lk/newsletter/subscribe']);
  });

  it('is not offered once its cookie is set [NEWS-07]', () => {
    setCookie('true; Path=/');
    open();
    expect(dialog()).toBeNull();
  });

  it('is not offered with its hide flag [NEWS-07]', async () => {
    const { setProps } = open({ hide: true });
    expect(dialog()).toBeNull();
    setProps(props);
    await offered();
  });

  it('stays away for 7 days once it is closed [NEWS-07, UI-12]', async () => {
    const days = watchCookie();
    open();
    await offered();
    close();
    expect(dialog()).toBeNull();
    expect(days()).toEqual([7]);
    open();
    expect(dialog()).toBeNull();
  });

  it('stays away for 400 days once the visitor has subscribed, and thanks [NEWS-07, UI-12]', async () => {
    const days = watchCookie();
    open();
    await subscribe();
    expect(days()).toEqual([400]);
    close();
    expect(dialog()).toBeNull();
    expect(days()).toEqual([400]);
  });

  it('stays open, and needs no new entry, when a subscription fails [NEWS-02, NEWS-07]', async () => {
    const days = watchCookie();
    const { backend } = open();
    backend.failWith('newsletter:500');
    await screen.findByRole('form');
    give({ Sähköpostiosoite: 'anna@example.fi' });
    send();
    await screen.findByText('Jotain meni vikaan');
    await offered();
    expect(days()).toEqual([]);
  });

  it('closes when it was dismissed in another tab, once this one is visible [IMP-30]', async () => {
    open();
    await offered();
    setCookie('true; Path=/');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(dialog()).toBeNull();
  });

  it('waits until the popup that a visitor has opened is closed [ELEM-05]', async () => {
    const other = otherPopup();
    open();
    expect(dialog()).toBeNull();
    other.close();
    await offered();
  });

  it('gives its place to what a visitor opens, and is not dismissed by that [ELEM-05, NEWS-07]', async () => {
    const days = watchCookie();
    open();
    await offered();
    otherPopup();
    expect(dialog()).toBeNull();
    expect(days()).toEqual([]);
  });

  it.each([
    ['it is unknown whether an address is missing', undefined, false],
    ['an address is missing', true, false],
    ['no address is missing', false, true],
  ])('on a page that asks for addresses, while %s: offered %s', async (_, isDue, isOffered) => {
    const asks = document.body.appendChild(document.createElement('atria-address-popup'));
    pageStore.set(forcedDueAtom, isDue);
    open();
    if (isOffered) await offered();
    else {
      await act(() => new Promise((resolve) => setTimeout(resolve)));
      expect(dialog()).toBeNull();
      act(() => pageStore.set(forcedDueAtom, false));
      await offered();
    }
    asks.remove();
  });

  it('waits while a visitor types, also on the way from one field to the next', async () => {
    const first = typingVisitor();
    open();
    expect(dialog()).toBeNull();
    const second = typingVisitor();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(first.isConnected && dialog()).toBeNull();
    second.blur();
    await offered();
  });

  it('waits while a dialog of the page’s own is open', async () => {
    const own = document.body.appendChild(document.createElement('dialog'));
    own.open = true;
    // Nothing is laid out here.
    own.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
    open();
    expect(dialog()).toBeNull();
    own.remove();
    typingVisitor().blur();
    await offered();
  });

  it('does not cover the page of an editor [ELEM-10]', async () => {
    open({}, { editMode: true });
    expect(dialog()).toBeNull();
  });

  it('opens for an editor by #newsletter-modal, again after it was closed, and stores no cookie', async () => {
    const written = watchCookie();
    open({}, { editMode: true });
    for (const _ of [1, 2]) {
      goToHash('#newsletter-modal');
      await offered();
      close();
      await waitFor(() => expect(dialog()).toBeNull());
    }
    expect(written()).toEqual([]);
  });

  it('does not open by that for a visitor', () => {
    seenPages(1);
    open();
    goToHash('#newsletter-modal');
    expect(dialog()).toBeNull();
  });

  it('is not offered inside a frame, as where the shop keeps another site’s cart', () => {
    vi.spyOn(window, 'top', 'get').mockReturnValue(null);
    open();
    expect(dialog()).toBeNull();
  });

  it('is not in the markup of a server, which knows neither cookie nor history', () => {
    expect(renderToString(open().element)).not.toContain('Lihamestarin');
  });
});
