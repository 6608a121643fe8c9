import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { changeDelivery, storedPostalCode } from '../../../src/core/delivery/delivery-store';
import { forcedDueAtom, useOverlay } from '../../../src/core/popups/overlay';
import { customerAtom, setCustomer } from '../../../src/core/state/customer.atoms';
import { pageStore } from '../../../src/core/state/store';
import { address } from '../../../src/widgets/address-popup/address.form';
import { isAtPath } from '../../../src/widgets/address-popup/address-popup';
import { widget } from '../../../src/widgets/address-popup/address-popup.widget';
import { recordedClient } from '../api/support/recorded-client';
import { addressForm } from '../support/address-sample';
import { act, fireEvent, newHost, placeIn, rendered, screen, waitFor } from '../support/dom';
import { failureOf } from '../support/expect-faults';
import {
  choose,
  field,
  give,
  listed,
  messageOf,
  onFormPages,
  page,
  send,
  sendButton,
} from '../support/form-page';
import { isOff } from '../support/is-off';
import { renderInFrame } from '../support/render-in-frame';
import { renderWidget } from '../support/render-widget';
import { shopPage } from '../support/shop';

onFormPages();

const texts = {
  Etunimi: 'Aino',
  Sukunimi: 'Aalto',
  Katuosoite: 'Katu 1',
  Postinumero: '00100',
  Postitoimipaikka: 'Helsinki',
  Puhelinnumero: '50 123 123',
};
const body = { ...addressForm, phoneNumber: '50123123' };
const privateBox = 'Olen yksityisasiakas';

/** A shop page for a customer of the demo shop, by default Aino, who has no address. */
const open = (options?: Parameters<typeof openIn>[1]) => openIn(shopPage(), options);
async function openIn(
  shop: ReturnType<typeof shopPage>,
  { as = 'aino', fault = '', props = {}, settings = {}, path = '/', host = newHost() } = {},
) {
  if (as) await shop.backend.fetch(`http://localhost/kirjaudu?as=${as}`, { redirect: 'manual' });
  shop.backend.calls.length = 0;
  shop.backend.failWith(fault);
  window.history.replaceState(null, '', path);
  const view = renderWidget(widget, { host, props, settings: { ...shop.settings, ...settings } });
  await waitFor(() => expect(shop.backend.to('/api/lk/customer')).toHaveLength(1));
  await waitFor(() => expect(pageStore.get(customerAtom).loading).toBe(false));
  return { ...view, backend: shop.backend };
}
const dialog = () => screen.queryByRole('dialog');
const opened = () => screen.findByRole('dialog', { name: 'Täydennä osoitteesi' });
/** A popup of the page by its name, whose dialog may still be loading. */
function watch(name: string) {
  let popup: ReturnType<typeof useOverlay> | undefined;
  renderInFrame(function View() {
    popup = useOverlay(name);
    return null;
  });
  return {
    isOpen: () => popup?.isOpen,
    open: () => popup?.open(),
    close: () => popup?.close(),
  };
}
const posts = ({ backend }: Awaited<ReturnType<typeof open>>) =>
  backend.to('/api/lk/customer').filter(({ method }) => method === 'POST');

async function openFilled(options?: Parameters<typeof open>[0]) {
  const view = await open(options);
  await opened();
  give(texts);
  choose(privateBox);
  return view;
}

describe('the address popup', () => {
  it('opens for a logged-in customer without a street address [CHK-16, ROLE-05]', async () => {
    await open();
    await opened();
  });

  it.each([
    ['who is not logged in', { as: '' }],
    ['who has an address', { as: 'eero' }],
    ['whom the shop cannot tell', { fault: 'customer:500' }],
    ['on the help page', { path: '/asiakaspalvelu' }],
    ['on the privacy page', { path: '/tietosuoja/' }],
    ['on a page that the editor excludes', { path: '/a', props: { excludedPaths: ['/a'] } }],
    ['who edits the page', { settings: { editMode: true } }],
    ['of a site that is no shop', { settings: { shopName: 'muu' }, away: true }],
  ])('does not open for a visitor %s [CHK-16, ROLE-05]', async (_, options) => {
    const popup = watch('address-popup');
    if ('away' in options) {
      renderWidget(widget, { settings: { ...shopPage().settings, ...options.settings } });
    } else await open(options);
    expect(popup.isOpen()).toBe(false);
  });

  it.each([
    ['aino', true],
    ['eero', false],
    ['', false],
  ])('says to what the page offers whether "%s" will be asked: %s', async (as, isDue) => {
    await open({ as });
    await waitFor(() => expect(pageStore.get(forcedDueAtom)).toBe(isDue));
    if (!isDue) return;
    // Nothing is offered on this page after the address, either.
    await opened();
    give(texts);
    choose(privateBox);
    send();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(pageStore.get(forcedDueAtom)).toBe(true);
  });

  it('opens in no frame, as where another site keeps its cart here', async () => {
    vi.spyOn(window, 'top', 'get').mockReturnValue(null);
    const popup = watch('address-popup');
    await open();
    expect(popup.isOpen()).toBe(false);
  });

  it('cannot be dismissed, and closes only by a logout [CHK-16, IMP-13]', async () => {
    await open({ props: { logoutUrl: '/ulos' } });
    const shown = await opened();
    fireEvent.keyDown(shown, { key: 'Escape' });
    fireEvent(shown, new Event('cancel', { cancelable: true }));
    fireEvent.pointerDown(shown);
    fireEvent.click(shown);
    expect(dialog()).toBe(shown);
    expect(screen.queryByRole('button', { name: 'Sulje' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Kirjaudu ulos' }).getAttribute('href')).toBe('/ulos');
  });

  it.each([
    ['/ulos?to=/oma-tili', false],
    ['/oma-tili', true],
  ])(
    'after a link of the page to %s keeps what is the customer’s: %s [ROLE-04]',
    async (href, is) => {
      await open({ as: 'eero', props: { logoutUrl: '/ulos' } });
      sessionStorage.setItem('atria-draft-checkout', '{"email":"eero.eskola@example.fi"}');
      changeDelivery({ deliveryAddress: { postalCode: '00100' } });
      const link = document.body.appendChild(Object.assign(document.createElement('a'), { href }));
      link.addEventListener('click', (event) => event.preventDefault());
      act(() => link.click());
      link.remove();
      expect(/eero|00100/i.test(JSON.stringify({ ...sessionStorage }))).toBe(is);
      expect(pageStore.get(customerAtom).loggedIn).toBe(is);
    },
  );

  it('has the focus at its title, and restores it once it is saved [IMP-13]', async () => {
    const host = newHost();
    const opener = placeIn(host).appendChild(document.createElement('button'));
    opener.focus();
    await openFilled({ host });
    expect(rendered.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
    send();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(rendered.activeElement).toBe(opener);
  });

  it('waits for what the visitor has opened, and gives its place to nothing [CHK-16, ELEM-05]', async () => {
    const shop = shopPage();
    const menu = watch('menu');
    act(() => menu.open());
    await openIn(shop);
    expect(dialog()).toBeNull();
    act(() => menu.close());
    await opened();
    act(() => menu.open());
    expect(dialog()).toBeTruthy();
    expect(menu.isOpen()).toBe(false);
  });

  it('is not in the markup of a server', async () => {
    const { element } = await open();
    await opened();
    expect(renderToString(element)).not.toContain('dialog');
  });
});

describe('the address form', () => {
  it('has its fields, which browsers fill in [CHK-17, IMP-18]', async () => {
    await open();
    await opened();
    const filled = [...Object.keys(texts), 'Maatunnus'].map((label) => [
      label,
      field(label).autocomplete,
    ]);
    expect(Object.fromEntries(filled)).toEqual({
      Etunimi: 'given-name',
      Sukunimi: 'family-name',
      Katuosoite: 'address-line1',
      Postinumero: 'postal-code',
      Postitoimipaikka: 'address-level2',
      Maatunnus: 'tel-country-code',
      Puhelinnumero: 'tel-national',
    });
    expect(field('Maatunnus').value).toBe('+358');
    expect(field(privateBox).checked).toBe(false);
  });

  it('begins with the names of the account, of the delivery before those of the bill', async () => {
    await open();
    await opened();
    const names = () => [field('Etunimi').value, field('Sukunimi').value];
    expect(names()).toEqual(['Aino', 'Aalto']);
    const { deliveryAddress, ...known } = pageStore.get(customerAtom);
    const billingAddress = { ...deliveryAddress, firstName: 'Olli', lastName: 'Oja' };
    const named = { ...deliveryAddress, firstName: '', lastName: 'Aho' };
    act(() => setCustomer({ ...known, deliveryAddress: named, billingAddress }));
    expect(names()).toEqual(['Olli', 'Aho']);
  });

  it('cannot be saved until all is filled and the box ticked, and says so [CHK-18]', async () => {
    await openFilled();
    expect(isOff(sendButton())).toBe(false);
    expect(sendButton().getAttribute('aria-describedby')).toBeNull();
    const why = /Voit tallentaa, kun kaikki kentät on täytetty/;
    const off = () => {
      expect(isOff(sendButton())).toBe(true);
      const id = sendButton().getAttribute('aria-describedby') ?? '';
      expect(rendered.getElementById(id)?.textContent).toMatch(why);
    };
    for (const [label, value] of Object.entries({ ...texts, Maatunnus: '+358' })) {
      give({ [label]: ' ' });
      off();
      give({ [label]: value });
      expect(isOff(sendButton())).toBe(false);
    }
    choose(privateBox);
    off();
  });

  it.each(['1234', '1234567890123', '005012', '00050123123', 'numero'])(
    'refuses the phone number %s [CHK-19]',
    async (phone) => {
      const view = await openFilled();
      give({ Puhelinnumero: phone });
      send();
      expect(messageOf(field('Puhelinnumero'))).toBe('Väärän muotoinen puhelinnumero');
      expect(listed()).toEqual(['Puhelinnumero']);
      expect(posts(view)).toEqual([]);
    },
  );

  it.each([
    ['+358', '50123', '+358', '50123'],
    ['+358', '501231234567', '+358', '501231234567'],
    ['+358', '50 123 12 34', '+358', '501231234'],
    ['+358', '+358 (0)40 123 4567', '+358', '401234567'],
    ['+358', '358 40 123 4567', '+358', '401234567'],
    // Autofill.
    ['358', '358401234567', '+358', '401234567'],
    ['00358', '00358 40 123 4567', '+358', '401234567'],
    ['FI +358 (0)', '040/123 4567', '+358', '401234567'],
    ['0046', '070-123 45 67', '+46', '701234567'],
    // The number says from where it is.
    ['+358', '+46 70-123 45 67', '+46', '701234567'],
  ])(
    'accepts the code %s and the phone number %s as people write them [CHK-19]',
    async (code, phone, ...stored) => {
      const view = await openFilled();
      give({ Maatunnus: code, Puhelinnumero: phone });
      send();
      await waitFor(() => expect(posts(view)).toHaveLength(1));
      const sent = posts(view)[0]?.body as typeof body;
      expect([sent.phoneCountryCode, sent.phoneNumber]).toEqual(stored);
    },
  );

  it('says in which form the phone number is [CHK-19]', async () => {
    await open();
    await opened();
    const id = field('Puhelinnumero').getAttribute('aria-describedby') ?? '';
    expect(rendered.getElementById(id)?.textContent).toContain('50123123');
  });

  it('is saved once, fills customer and delivery, and closes [CHK-20, API-50, IMP-28]', async () => {
    const view = await openFilled();
    view.backend.failWith('address:slow:40');
    send();
    send();
    expect(sendButton().textContent).toBe('Tallennetaan...');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(posts(view).map((call) => call.body)).toEqual([
      { ...body, __RequestVerificationToken: '' },
    ]);
    const { phoneCountryCode, phoneNumber, isPrivateCustomer, ...saved } = body;
    expect(pageStore.get(customerAtom)).toMatchObject({
      loggedIn: true,
      deliveryAddress: saved,
      // In the form for dialling.
      phoneNumber: `${phoneCountryCode}${phoneNumber}`,
    });
    expect(JSON.parse(sessionStorage['atria-customer']).deliveryAddress).toEqual(saved);
    expect(storedPostalCode()).toBe('00100');
    expect(sessionStorage['atria-draft-address-popup']).toBeUndefined();
    await waitFor(() => expect(view.container.textContent).toContain('Osoite on tallennettu.'));
  });

  it('is as in the answer, and as entered if a field is missing there [API-50]', async () => {
    const { api } = recordedClient({ city: 'HELSINKI' });
    const sending = { values: {}, props: {}, brand: 'lihakauppa', language: 'fi' } as const;
    const answer = await address.send?.(api, body, sending);
    expect(answer).toMatchObject({ address: { city: 'HELSINKI', streetAddress: 'Katu 1' } });
  });

  it('keeps the rest of the stored delivery [CHK-14, CHK-20]', async () => {
    await openFilled();
    sessionStorage['atria-delivery'] = JSON.stringify({ deliveryDate: '2026-12-01' });
    send();
    await waitFor(() => expect(dialog()).toBeNull());
    expect(JSON.parse(sessionStorage['atria-delivery'])).toMatchObject({
      deliveryDate: '2026-12-01',
      deliveryAddress: { postalCode: '00100' },
    });
  });

  it.each(['500', 'offline', 'malformed', '204'])(
    'says that it was not saved, and keeps the typed text: %s [CHK-20, IMP-02]',
    async (fault) => {
      const view = await openFilled();
      view.backend.failWith(`address:${fault}`);
      send();
      await screen.findByText(failureOf(fault, 'Jotain meni vikaan'));
      for (const [label, value] of Object.entries(texts)) expect(field(label).value).toBe(value);
      view.backend.failWith('');
      send();
      await waitFor(() => expect(dialog()).toBeNull());
    },
  );

  it('marks the fields that the back end names [IMP-18, IMP-19]', async () => {
    const view = await openFilled();
    view.backend.failWith('address:invalid:postalCode+city');
    send();
    await waitFor(() => expect(listed()).toEqual(['Postinumero', 'Postitoimipaikka']));
    expect(messageOf(field('Postinumero'))).toBe('asked to be invalid');
    expect(rendered.activeElement?.textContent).toContain('Tarkista nämä tiedot');
  });

  it('keeps typed text over a visit to the help page, until the logout', async () => {
    const first = await openFilled();
    first.unmount();
    await open();
    await opened();
    expect(field('Katuosoite').value).toBe('Katu 1');
    // The link itself leads away.
    const link = screen.getByRole('link', { name: 'Kirjaudu ulos' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(sessionStorage['atria-draft-address-popup']).toBeUndefined();
  });

  it('is filled in and saved by the keyboard alone [IMP-12]', async () => {
    const view = await open();
    await opened();
    field('Katuosoite').focus();
    for (const text of ['Katu 1', '00100', 'Helsinki', '', '50123123']) {
      if (text) await page.user.keyboard(text);
      await page.user.tab();
    }
    await page.user.keyboard(' ');
    await page.user.tab();
    expect(rendered.activeElement).toBe(sendButton());
    await page.user.keyboard('{Enter}');
    await waitFor(() => expect(posts(view)).toHaveLength(1));
  });

  it.each(['fi', 'en', 'se', 'de'])('has all its texts in %s', async (language) => {
    const { setLanguage } = await open();
    await opened();
    setLanguage(language);
    expect(rendered.querySelectorAll('dialog label')).toHaveLength(8);
    expect(console.warn).not.toHaveBeenCalled();
  });
});

it.each([
  ['/asiakaspalvelu', true],
  ['/asiakaspalvelu/', true],
  ['/Asiakaspalvelu', true],
  ['/tieto%20suoja', true],
  ['/asiakaspalvelu/tilaukset', false],
  ['/', false],
])('of the path %s: is it one of the excluded? %s [CHK-16]', (path, isExcluded) => {
  expect(isAtPath(path, ['/asiakaspalvelu', '/tieto suoja', ''])).toBe(isExcluded);
});
