import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setCart } from '../../../src/core/cart/cart.atoms';
import { emptyCart } from '../../../src/core/cart/cart.model';
import { keepPostalCode } from '../../../src/core/delivery/delivery-store';
import { navigation } from '../../../src/core/page/location';
import { setCustomer } from '../../../src/core/state/customer.atoms';
import { patience } from '../../../src/core/state/patience';
import { widget } from '../../../src/widgets/login/login.widget';
import { loginAddress } from '../../../src/widgets/login/login-address.model';
import { act, fireEvent, rendered, screen, userEvent, waitFor } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import { goToHash } from '../support/go-to-hash';
import { recordingBackend } from '../support/recording';
import { renderWidget } from '../support/render-widget';
import { customerOf, shopPage } from '../support/shop';

let gone: string[] = [];
beforeEach(() => {
  gone = [];
  location.hash = '#kirjaudu';
  vi.spyOn(navigation, 'go').mockImplementation((address) => void gone.push(address));
});

/** With the stand-in back end, which delivers to the south. */
const open = (options: Parameters<typeof renderWidget>[1] = {}, fault = '') => {
  const backend = recordingBackend();
  backend.failWith(fault);
  const settings = { fetch: backend.fetch };
  return { ...renderWidget(widget, { settings, ...options }), backend };
};
const field = () => screen.getByLabelText('Postinumero');
const goOn = async (code: string) => {
  if (code) await userEvent.type(field(), code);
  await userEvent.click(screen.getByRole('button', { name: 'Jatka tilaustietoihin' }));
};
const messageOf = (control: Element) =>
  rendered.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

describe('the login view', () => {
  it('shows on its hash alone, and follows Back and Forward [CHK-11, IMP-31]', () => {
    const { container } = open();
    expect(screen.getByRole('heading', { name: 'Kirjaudu tai jatka vieraana' })).toBeTruthy();
    goToHash('#tuotteet');
    expect(container.querySelector('section')).toBeNull();
    goToHash('#kirjaudu');
    expect(field()).toBeTruthy();
  });

  it.each(['#sisalto', '#newsletter', '#'])(
    'stays at %s, which names no view, and keeps the focus [CART-20]',
    (hash) => {
      open();
      field().focus();
      goToHash(hash);
      expect(rendered.activeElement).toBe(field());
      goToHash('#tuotteet');
      expect(screen.queryByLabelText('Postinumero')).toBeNull();
      goToHash(hash);
      expect(screen.queryByLabelText('Postinumero')).toBeNull();
    },
  );

  it('moves the focus to its heading, since the visitor has asked for it', () => {
    location.hash = '';
    open();
    expect(rendered.activeElement).toBe(document.body);
    goToHash('#kirjaudu');
    expect(rendered.activeElement?.textContent).toBe('Kirjaudu tai jatka vieraana');
  });

  it('leads to the login, and from there to the checkout [CHK-11]', () => {
    open({ props: { loginUrl: '/tili?a=1', checkoutUrl: '/kauppa/kassa' } });
    const link = screen.getByRole('link', { name: 'Kirjaudu sisään' });
    expect(link.getAttribute('href')).toBe('/tili?a=1&to=%2Fkauppa%2Fkassa%23toimitus');
  });

  it('has a link back to the cart', () => {
    open();
    const link = screen.getByRole('link', { name: 'Takaisin ostoskoriin' });
    // Whole: one that is only a hash would be of the page's `<base>`.
    expect(link.getAttribute('href')).toBe(`${location.href.split('#')[0]}#tuotteet`);
  });

  it.each([
    ['00100', '/kassa?postinumero=00100#toimitus'],
    ['FI-33 100', '/kassa?postinumero=33100#toimitus'],
  ])('lets a guest continue with the postal code %s [CHK-11, ROLE-03]', async (code, address) => {
    const { events } = open();
    await goOn(code);
    await waitFor(() => expect(gone).toEqual([address]));
    expect(events).toEqual([{ name: 'atria-checkout', detail: { address } }]);
  });

  it('is sent by Enter [IMP-12]', async () => {
    open({ props: { checkoutUrl: '/kassa?a=1' } });
    await userEvent.type(field(), '00100{Enter}');
    await waitFor(() => expect(gone).toEqual(['/kassa?a=1&postinumero=00100#toimitus']));
  });

  it('stays when the page stops the navigation [ELEM-08]', async () => {
    const { events } = open({ stop: ['atria-checkout'] });
    await goOn('00100');
    await waitFor(() => expect(events).toHaveLength(1));
    expect(gone).toEqual([]);
  });

  it.each([
    ['', 'Tämä kenttä on pakollinen'],
    ['1234', 'Emme tunnistaneet syöttämääsi postinumeroa.'],
    ['abcde', 'Emme tunnistaneet syöttämääsi postinumeroa.'],
    ['99999', 'Emme tunnistaneet syöttämääsi postinumeroa.'],
    ['90100', /^Valitettavasti emme vielä toimita tuotteita postinumeroalueellesi/],
  ])('says of the code "%s" at its field what is wrong [CHK-11, IMP-18]', async (code, message) => {
    if (code === '99999') expectFaults();
    open();
    await goOn(code);
    await screen.findByText(message);
    expect(gone).toEqual([]);
    expect(rendered.activeElement).toBe(field());
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(messageOf(field())).toMatch(message);
    await userEvent.type(field(), '1');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });

  it('lets a guest continue if the shop cannot say whether it delivers: the checkout asks again', async () => {
    expectFaults();
    open({}, 'availability:500');
    await goOn('90100');
    await waitFor(() => expect(gone).toEqual(['/kassa?postinumero=90100#toimitus']));
  });

  it('waits no longer for that than others do [API-03]', async () => {
    open({}, 'availability:never');
    await userEvent.type(field(), '90100');
    vi.useFakeTimers();
    fireEvent.submit(field().closest('form') as HTMLElement);
    await act(() => vi.advanceTimersByTimeAsync(patience - 1));
    expect(gone).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    vi.useRealTimers();
    expect(gone).toEqual(['/kassa?postinumero=90100#toimitus']);
  });

  it('does not continue with a code that was changed while the shop was asked [IMP-03]', async () => {
    open({}, 'availability:never');
    await goOn('00100');
    await userEvent.type(field(), '{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: 'Jatka tilaustietoihin' }));
    await screen.findByText('Emme tunnistaneet syöttämääsi postinumeroa.');
    expect(gone).toEqual([]);
  });

  it('makes no call for gift cards, which need no delivery [CHK-10]', async () => {
    act(() => setCart({ ...emptyCart, hasGiftCardsOnly: true }));
    const { backend } = open();
    await goOn('90100');
    await waitFor(() => expect(gone).toEqual(['/kassa?postinumero=90100#toimitus']));
    expect(backend.to('/availability')).toEqual([]);
  });

  it('knows the postal code given elsewhere in the visit', () => {
    keepPostalCode('33100');
    open();
    expect((field() as HTMLInputElement).value).toBe('33100');
  });

  /** What a visitor has typed at the checkout. */
  const typeAtCheckout = (code: string, owner?: string) =>
    sessionStorage.setItem(
      'atria-draft-checkout',
      JSON.stringify({ '@': owner, 'deliveryAddress.postalCode': code, email: 'a@example.fi' }),
    );

  it('hands over the postal code that was typed at the checkout, both ways [CART-03]', async () => {
    keepPostalCode('33100');
    typeAtCheckout('00180');
    open();
    expect((field() as HTMLInputElement).value).toBe('00180');
    const link = screen.getByRole('link', { name: 'Kirjaudu sisään' });
    const to = encodeURIComponent('/kassa?postinumero=00180#toimitus');
    expect(link.getAttribute('href')).toBe(`/kirjaudu?to=${to}`);
    await goOn('');
    await waitFor(() => expect(gone).toEqual(['/kassa?postinumero=00180#toimitus']));
  });

  it('hands over another that a guest types here, which is newer [CHK-12]', async () => {
    typeAtCheckout('00180');
    open();
    await userEvent.clear(field());
    await goOn('00100');
    await waitFor(() => expect(gone).toEqual(['/kassa?postinumero=00100#toimitus']));
    expect(JSON.parse(sessionStorage.getItem('atria-draft-checkout') ?? '')).toEqual({
      'deliveryAddress.postalCode': '00100',
      email: 'a@example.fi',
    });
  });

  it('knows no postal code that another customer has typed at the checkout [CHK-08]', () => {
    typeAtCheckout('00180', 'eero@example.fi');
    open();
    expect((field() as HTMLInputElement).value).toBe('');
  });

  it('asks for digits, and is filled in by browsers [IMP-18]', () => {
    open();
    expect(field().getAttribute('inputmode')).toBe('numeric');
    expect(field().getAttribute('autocomplete')).toBe('postal-code');
  });

  it('lets a customer who has logged in meanwhile continue with their own postal code [ROLE-03]', () => {
    open();
    act(() => setCustomer(customerOf({ postalCode: '00200' })));
    expect(screen.getByRole('heading', { name: 'Olet kirjautunut' })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Jatka tilaustietoihin' });
    expect(link.getAttribute('href')).toBe('/kassa?postinumero=00200#toimitus');
    expect(screen.queryByLabelText('Postinumero')).toBeNull();
    act(() => keepPostalCode('33100'));
    expect(link.getAttribute('href')).toBe('/kassa?postinumero=33100#toimitus');
  });

  it('knows the customer without another widget, and lets the page stop them [ELEM-08, ROLE-03]', async () => {
    const { backend, settings } = shopPage();
    await backend.fetch('http://localhost/kirjaudu?as=eero', { redirect: 'manual' });
    const { events } = open({ settings, stop: ['atria-checkout'] });
    const link = await screen.findByRole('link', { name: 'Jatka tilaustietoihin' });
    expect(fireEvent.click(link)).toBe(false);
    const address = link.getAttribute('href');
    expect(events).toEqual([{ name: 'atria-checkout', detail: { address } }]);
  });
});

describe('the address to return to after a login', () => {
  const page = 'https://shop.example/ostoskori?a=1';
  const to = (login: string, back = '/kassa#toimitus', parameter = 'to') =>
    loginAddress(login, parameter, back, page);

  it('is in a parameter of its query', () => {
    expect(to('/kirjaudu')).toBe('/kirjaudu?to=%2Fkassa%23toimitus');
    expect(to('/kirjaudu?a=1#alku')).toBe('/kirjaudu?a=1&to=%2Fkassa%23toimitus#alku');
    expect(to('/login', '/kassa', 'ReturnUrl')).toBe('/login?ReturnUrl=%2Fkassa');
  });

  it('is whole for a login of another site', () => {
    const given = new URL(to('https://tili.example/')).searchParams.get('to');
    expect(given).toBe('https://shop.example/kassa#toimitus');
  });

  it.each([
    ['of another site', 'https://evil.example/kassa'],
    ['of another site without its scheme', '//evil.example/kassa'],
    ['that is none', 'https://'],
  ])('is no address %s', (_, back) => {
    expect(to('/kirjaudu', back)).toBe('/kirjaudu');
  });

  it('is omitted if the login’s address has it, or has no parameter', () => {
    expect(to('/kirjaudu?to=/oma')).toBe('/kirjaudu?to=/oma');
    expect(to('/kirjaudu', '/kassa', '')).toBe('/kirjaudu');
  });
});
