import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setCart } from '../../../src/core/cart/cart.atoms';
import { emptyCart } from '../../../src/core/cart/cart.model';
import { askForDelivery } from '../../../src/core/delivery/delivery-store';
import { replaceAddress } from '../../../src/core/page/location';
import { widget } from '../../../src/widgets/delivery-time/delivery-time.widget';
import { deliveryDatesAt } from '../../../stand-in/data/delivery';
import { act, fireEvent, rendered, screen, waitFor, within } from '../support/dom';
import { expectFaults } from '../support/expect-faults';
import { goToHash } from '../support/go-to-hash';
import { recordingBackend } from '../support/recording';
import { renderWidget } from '../support/render-widget';

const key = 'atria-delivery';
const offered = deliveryDatesAt(new Date(), '00100');
const [first] = offered;
if (!first) throw new Error('the demo offers no dates');

beforeEach(() => {
  window.history.replaceState(null, '', '/kassa');
  expectFaults();
});
afterEach(() => act(() => setCart(emptyCart)));

function open(props = { postalCode: '00100' }, fault = '') {
  const backend = recordingBackend();
  backend.failWith(fault);
  const settings = { fetch: backend.fetch };
  const view = renderWidget(widget, { brand: 'lihakauppa', props, settings });
  return { ...view, backend };
}
const group = (name: string) => screen.findByRole('radiogroup', { name: new RegExp(`^${name}`) });
const radios = (element: HTMLElement) =>
  [...element.querySelectorAll('input')] as HTMLInputElement[];
const choose = async (name: string, value: string) => {
  const found = radios(await group(name)).find((radio) => radio.value === value);
  if (!found) throw new Error(`no ${value}`);
  fireEvent.click(found);
};
const stored = () => JSON.parse(sessionStorage.getItem(key) ?? '{}');
const store = (delivery: object) => sessionStorage.setItem(key, JSON.stringify(delivery));

describe('the postal code of the delivery', () => {
  it.each([
    ['?postinumero=33100', '00100', '33100'],
    ['', '00100', '00100'],
    ['?postinumero=abc', '001 00', '00100'],
    ['', '', undefined],
  ])('with %s and the attribute %s is %s [CHK-12]', async (query, postalCode, code) => {
    window.history.replaceState(null, '', `/kassa${query}`);
    open({ postalCode });
    await screen.findByText(code ? `Toimitus postinumeroon ${code}.` : /^Anna postinumero,/);
  });

  it('of two on a page does not affect the other: the choice belongs to the later one [CHK-14]', async () => {
    open();
    await group('Toimituspäivä');
    open({ postalCode: '33100' });
    await screen.findByText('Toimitus postinumeroon 33100.');
    await waitFor(() =>
      expect(screen.getAllByRole('radiogroup', { name: /^Toimituspäivä/ })).toHaveLength(2),
    );
    await waitFor(() =>
      expect(stored()).toMatchObject({
        deliveryAddress: { postalCode: '33100' },
        chosenFor: '33100',
      }),
    );
  });

  it('is checked once, and again when the address has another [CHK-12, API-38]', async () => {
    const { backend } = open();
    await group('Toimituspäivä');
    act(() => replaceAddress('?postinumero=33100'));
    await screen.findByText('Toimitus postinumeroon 33100.');
    await group('Toimituspäivä');
    expect(backend.to('/delivery').map(({ query }) => query)).toEqual([
      { postalCode: '00100' },
      { postalCode: '33100' },
    ]);
  });

  it('that is unknown is asked for [IMP-02]', () => {
    const { backend } = open({ postalCode: '' });
    expect(screen.getByText('Anna postinumero, niin näet toimitusajat.')).toBeTruthy();
    expect(backend.calls).toEqual([]);
  });
});

describe('the delivery time', () => {
  it('offers the dates, and the times of the one that is chosen [CHK-12, CHK-13]', async () => {
    const { events } = open();
    const dates = radios(await group('Toimituspäivä'));
    expect(dates.map(({ value }) => value)).toEqual(offered.map(({ value }) => value));
    expect(screen.queryByText('Kellonaika')).toBeNull();
    await choose('Toimituspäivä', first.value);
    const times = radios(await group('Kellonaika'));
    expect(times.map(({ value }) => value)).toEqual(first.times.map(({ value }) => value));
    expect(events.at(-1)).toEqual({
      name: 'atria-delivery-chosen',
      detail: { deliveryDate: first.value, deliveryTime: '' },
    });
  });

  it('is cleared when another date is chosen, also one with the same times [CHK-13]', async () => {
    const times = [{ value: 'aamu', label: '8–12' }];
    const dates = [
      { value: 'ma', label: 'ma 1.2.', times },
      { value: 'ti', label: 'ti 2.2.', times },
    ];
    const fetch = async () => Response.json({ dates });
    renderWidget(widget, { props: { postalCode: '00100' }, settings: { fetch } });
    await choose('Toimituspäivä', 'ma');
    await choose('Kellonaika', 'aamu');
    expect(stored()).toMatchObject({ deliveryTime: 'aamu', deliveryTimeText: '8–12' });
    await choose('Toimituspäivä', 'ti');
    expect(stored()).toMatchObject({
      deliveryDate: 'ti',
      deliveryDateText: 'ti 2.2.',
      deliveryTime: '',
      deliveryTimeText: '',
    });
    expect(radios(await group('Kellonaika')).some(({ checked }) => checked)).toBe(false);
  });

  it('is kept for the visit and restored [CHK-14]', async () => {
    const [time] = first.times;
    store({ deliveryDate: first.value, deliveryTime: time?.value, deliveryTimeText: time?.label });
    open();
    const checked = radios(await group('Toimituspäivä')).find((radio) => radio.checked);
    expect(checked?.value).toBe(first.value);
    expect(radios(await group('Kellonaika')).find((one) => one.checked)?.value).toBe(time?.value);
    expect(stored().deliveryAddress.postalCode).toBe('00100');
  });

  it.each([
    ['date', { deliveryDate: '2020-01-01', deliveryTime: '2020-01-01T08:00' }, '', ''],
    ['time', { deliveryDate: first.value, deliveryTime: 'yöllä' }, first.value, ''],
  ])('of a %s that is no longer offered is dropped [CHK-14]', async (_, kept, date, time) => {
    store(kept);
    open();
    await group('Toimituspäivä');
    expect(stored()).toMatchObject({ deliveryDate: date, deliveryTime: time });
  });

  it('counts for another postal code once it is offered there, not while that is unknown [CHK-14]', async () => {
    const [date] = deliveryDatesAt(new Date(), '33100');
    const choice = {
      ...{ deliveryDate: date?.value, deliveryTime: date?.times[0]?.value },
      chosenFor: '00100',
    };
    store({ ...choice, deliveryAddress: { postalCode: '00100' } });
    const { backend } = open({ postalCode: '33100' }, 'delivery:500');
    await screen.findByText('Toimitusaikojen latauksessa tapahtui virhe.');
    expect(stored()).toMatchObject({ ...choice, deliveryAddress: { postalCode: '33100' } });
    backend.failWith('');
    fireEvent.click(screen.getByText('Yritä uudelleen'));
    await group('Toimituspäivä');
    expect(stored()).toMatchObject({ ...choice, chosenFor: '33100' });
  });

  it.each(['{', '[]', '{"deliveryDate":5}', '{"deliveryAddress":{"postalCode":"x"}}'])(
    'that is corrupt in the storage, %s, is discarded [IMP-11]',
    async (text) => {
      sessionStorage.setItem(key, text);
      open();
      const dates = radios(await group('Toimituspäivä'));
      expect(dates.some(({ checked }) => checked)).toBe(false);
    },
  );

  it('can be loaded again after a failure [CHK-15, IMP-02]', async () => {
    const { backend } = open(undefined, 'delivery:500');
    await screen.findByText('Toimitusaikojen latauksessa tapahtui virhe.');
    backend.failWith('');
    fireEvent.click(screen.getByText('Yritä uudelleen'));
    expect(await group('Toimituspäivä')).toBeTruthy();
  });

  it.each([400, 404, 422])(
    'of a code that status %i calls unknown cannot be tried again [CHK-15]',
    async (status) => {
      open(undefined, `delivery:${status}`);
      await screen.findByText('Emme tunnistaneet syöttämääsi postinumeroa.');
      expect(screen.queryByText('Yritä uudelleen')).toBeNull();
    },
  );

  it('counts any status but 200 as a failure [CHK-15]', async () => {
    const fetch = async () => Response.json({ dates: offered }, { status: 201 });
    renderWidget(widget, { props: { postalCode: '00100' }, settings: { fetch } });
    expect(await screen.findByText('Toimitusaikojen latauksessa tapahtui virhe.')).toBeTruthy();
  });

  it('that is not available anywhere is reported', async () => {
    open({ postalCode: '90100' });
    const said = await screen.findByText('Postinumeroon 90100 ei ole nyt vapaita toimitusaikoja.');
    expect(said).toBeTruthy();
  });

  it('is neither asked for nor loaded if only gift cards are bought [CHK-10]', () => {
    act(() => setCart({ ...emptyCart, hasGiftCardsOnly: true }));
    const { backend, container } = open();
    expect(container.textContent).toBe('');
    expect(backend.calls).toEqual([]);
  });

  it('is replaced by the payment [CHK-01]', async () => {
    const { container } = open();
    await group('Toimituspäivä');
    act(() => replaceAddress('#maksu'));
    expect(container.textContent).not.toContain('Toimituspäivä');
  });

  it.each(['#sisalto', '#newsletter', '#'])(
    'stays, or stays away, at %s, which is no step [CART-20]',
    async (hash) => {
      const { container, unmount } = open();
      await group('Toimituspäivä');
      goToHash(hash);
      expect(container.textContent).toContain('Toimituspäivä');
      goToHash('#maksu');
      goToHash(hash);
      expect(container.textContent).not.toContain('Toimituspäivä');
      unmount();
      // After a reload it is the delivery step.
      open();
      await group('Toimituspäivä');
    },
  );
});

describe('the options', () => {
  it('are not called wrong before anything was chosen [IMP-18]', async () => {
    open();
    const days = await group('Toimituspäivä');
    expect(days.getAttribute('aria-required')).toBe('true');
    // An empty native radio that is required is invalid from the start.
    expect(radios(days).filter((radio) => radio.required || radio.ariaInvalid)).toEqual([]);
  });

  it('include a day whose short name is read in full, and once [IMP-18]', async () => {
    open();
    const [day] = radios(await group('Toimituspäivä'));
    const full = new Intl.DateTimeFormat('fi', { weekday: 'long' }).format(new Date(first.value));
    const date = first.label.replace(/^\D+/, '');
    expect(screen.getByRole('radio', { name: `${full} ${date}` })).toBe(day);
  });
});

describe('asked by the checkout', () => {
  it('marks what is missing, and focuses the requested part [CHK-03, IMP-19]', async () => {
    open();
    await choose('Toimituspäivä', first.value);
    act(() => askForDelivery());
    const times = await group('Kellonaika');
    expect(within(times).getByText('Tämä kenttä on pakollinen')).toBeTruthy();
    expect(within(await group('Toimituspäivä')).queryByText(/pakollinen/)).toBeNull();
    act(() => askForDelivery('time'));
    expect(rendered.activeElement).toBe(radios(times)[0]);
    expect(radios(times)[0]?.getAttribute('aria-invalid')).toBe('true');
  });

  it('leads to the date while there are no times [IMP-19]', async () => {
    open();
    const dates = await group('Toimituspäivä');
    act(() => askForDelivery('time'));
    expect(rendered.activeElement).toBe(radios(dates)[0]);
  });

  it('leads to the retry of a call that failed [IMP-19]', async () => {
    open(undefined, 'delivery:500');
    const retry = (await screen.findByText('Yritä uudelleen')).closest('button');
    act(() => askForDelivery('date'));
    await waitFor(() => expect(rendered.activeElement).toBe(retry));
  });
});
