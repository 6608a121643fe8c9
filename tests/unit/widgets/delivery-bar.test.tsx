import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPostalCode } from '../../../src/core/delivery/delivery-store';
import { widget } from '../../../src/widgets/delivery-bar/delivery-bar.widget';
import { act, rendered, screen, userEvent } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import { isOff } from '../support/is-off';
import { recordingBackend } from '../support/recording';
import { renderWidget } from '../support/render-widget';
import { resizeTo } from '../support/resize-to';

const key = 'atria-delivery-bar-closed';
beforeEach(() => resizeTo(1024));

function open(props: { availableText?: string } = {}) {
  const backend = recordingBackend();
  return { ...renderWidget(widget, { props, settings: { fetch: backend.fetch } }), backend };
}
const bar = () => screen.queryByRole('complementary', { name: 'Toimitammeko sinulle?' });
const check = async (code: string) => {
  await userEvent.type(screen.getByLabelText('Postinumero'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Tarkista' }));
};
const close = () => userEvent.click(screen.getByRole('button', { name: 'Sulje' }));

describe('the delivery bar', () => {
  it('asks by the availability call [DLV-01, DLV-05, API-39]', async () => {
    const { backend, events } = open();
    await check('00100');
    await screen.findByText('Kyllä, toimitamme postinumeroalueellesi!');
    expect(backend.calls).toEqual([
      expect.objectContaining({
        method: 'GET',
        path: '/api/v1/lihakauppa/checkout/availability',
        query: { postalCode: '00100' },
      }),
    ]);
    expect(events).toEqual([
      { name: 'atria-delivery-checked', detail: { postalCode: '00100', isAvailable: true } },
    ]);
  });

  it.each([
    ['96100', /^Valitettavasti emme vielä toimita tuotteita postinumeroalueellesi\. Jos/],
    ['99999', 'Emme tunnistaneet syöttämääsi postinumeroa.'],
    ['12', 'Emme tunnistaneet syöttämääsi postinumeroa.'],
  ])('says about %s what the block says [DLV-03, DLV-04]', async (code, text) => {
    expectFaults();
    open();
    await check(code);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says that the check has failed, and tries again [DLV-04]', async () => {
    expectFaults();
    const { backend } = open({ availableText: 'Jo perjantaina!' });
    backend.failWith('availability:500');
    await check('00100');
    await screen.findByText('Tapahtui virhe. Ole hyvä ja yritä uudelleen.');
    backend.failWith('');
    await userEvent.click(screen.getByRole('button', { name: 'Tarkista' }));
    expect(await screen.findByText('Jo perjantaina!')).toBeTruthy();
  });

  it('has a button that is disabled while the code is empty [DLV-01]', async () => {
    open();
    const button = screen.getByRole('button', { name: 'Tarkista' }) as HTMLButtonElement;
    expect(isOff(button)).toBe(true);
    await userEvent.type(screen.getByLabelText('Postinumero'), '0');
    expect(isOff(button)).toBe(false);
  });

  it('takes no focus by itself when it appears; the answer leaves it with the visitor [IMP-12]', async () => {
    open();
    expect(rendered.activeElement).toBe(document.body);
    await userEvent.type(screen.getByLabelText('Postinumero'), '00100{Enter}');
    await screen.findByText(/^Kyllä/);
    expect(rendered.activeElement).toBe(screen.getByRole('button', { name: 'Vaihda' }));
  });

  it('is one line on a phone, which a press opens, with the focus in the field [DLV-01]', async () => {
    resizeTo(375);
    open();
    expect(bar()?.textContent).toBe('Toimitammeko sinulle? Tarkista');
    const line = screen.getByRole('button', { name: 'Toimitammeko sinulle? Tarkista' });
    await userEvent.click(line);
    expect(rendered.activeElement).toBe(screen.getByLabelText('Postinumero'));
    await check('00100');
    expect(await screen.findByText(/^Kyllä/)).toBeTruthy();
  });

  it('can be dismissed on a phone before it was opened [DLV-06]', async () => {
    resizeTo(375);
    open();
    await close();
    expect(bar()).toBeNull();
  });

  it('stays away for the visit once it is closed, wherever its tag is [DLV-06]', async () => {
    const { unmount } = open();
    await close();
    expect(bar()).toBeNull();
    expect(sessionStorage.getItem(key)).toBe('true');
    unmount();
    open();
    expect(bar()).toBeNull();
  });

  it('asks no more on the next page once the visitor has an answer', async () => {
    const { unmount } = open();
    await check('00100');
    await screen.findByText(/^Kyllä/);
    expect(bar()).toBeTruthy();
    unmount();
    open();
    expect(bar()).toBeNull();
  });

  it('stays for a visitor who is typing in it when another widget has the answer', async () => {
    open();
    await userEvent.type(screen.getByLabelText('Postinumero'), '001');
    act(() => keepPostalCode('33100'));
    expect(screen.getByLabelText<HTMLInputElement>('Postinumero').value).toBe('001');
  });

  it('disappears when the block beside it has the answer', async () => {
    open();
    act(() => keepPostalCode('33100'));
    expect(bar()).toBeNull();
  });

  it('is there again on the next visit [DLV-06]', async () => {
    const { unmount } = open();
    await close();
    unmount();
    sessionStorage.clear();
    open();
    expect(bar()).toBeTruthy();
  });

  it('stays closed for the page where session storage is blocked [DLV-06, IMP-10]', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    const { unmount } = open();
    await close();
    expect(bar()).toBeNull();
    unmount();
    open();
    expect(bar()).toBeNull();
  });

  it('reserves space below the page’s end while it is there', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1024);
    open();
    await vi.waitFor(() => expect(document.body.style.paddingBlockEnd).toBe('120px'));
    await close();
    expect(document.body.style.paddingBlockEnd).toBe('');
  });

  it('is not in the markup of a server, which does not know whether it was closed', () => {
    expect(renderToString(open().element)).not.toContain('Toimitammeko');
  });
});
