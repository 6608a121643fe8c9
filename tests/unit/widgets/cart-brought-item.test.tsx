import { describe, expect, it, vi } from 'vitest';
import { cartAtom } from '../../../src/core/cart/cart.atoms';
import { bringingAddress, broughtBy } from '../../../src/core/shop/sync-protocol';
import { pageStore } from '../../../src/core/state/store';
import { widget } from '../../../src/widgets/cart/cart.widget';
import { demoProducts } from '../support/demo-products';
import { rendered, screen, userEvent, waitFor, within } from '../support/dom';
import { renderWidget } from '../support/render-widget';
import { onShopPages, pushed, shopPage } from '../support/shop';

const { code } = demoProducts.plain;

const offered = `2 × ${demoProducts.plain.title.fi}`;

const brand = 'https://brand.test';

async function arrive(query: string, fault = '', referrer = `${brand}/`) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  history.replaceState(null, '', `/ostoskori${query}#tuotteet`);
  const { settings, ...page } = shopPage();
  await page.have(code, 1);
  page.backend.failWith(fault);
  const known = { ...settings, origins: [brand] };
  const view = renderWidget(widget, { brand: 'lihakauppa', settings: known });
  return { ...page, ...view, settings: known };
}

onShopPages();

describe('an item brought along from another site', () => {
  it('is added to the cart, and announced [QV-10, QV-07, ANA-03]', async () => {
    const { backend } = await arrive(`?lisaa=${code}&maara=2`);
    expect(await screen.findByText('Tuote lisätty ostoskoriin', { selector: 'p' })).toBeTruthy();
    expect(pageStore.get(cartAtom).lineItems).toMatchObject([{ code, quantity: 3 }]);
    expect(backend.to('/add').at(-1)?.query).toMatchObject({ code, quantity: '3' });
    expect(pushed().map(({ event }) => event)).toContain('add_to_cart');
  });

  it('is added once: it is removed from the address, which keeps the rest [QV-10]', async () => {
    const { backend, settings, unmount } = await arrive(`?a=1&lisaa=${code}&maara=2`);
    await screen.findByText('Tuote lisätty ostoskoriin', { selector: 'p' });
    expect(location.search + location.hash).toBe('?a=1#tuotteet');
    const before = backend.to('/add').length;
    unmount();
    renderWidget(widget, { brand: 'lihakauppa', settings });
    await screen.findByText('Yhteenveto');
    expect(backend.to('/add')).toHaveLength(before);
  });

  it.each(['', 'https://elsewhere.test/'])(
    'is only offered to a visitor from elsewhere than a site of the shop: %o [SYNC-06]',
    async (referrer) => {
      const { backend } = await arrive(`?lisaa=${code}&maara=2`, '', referrer);
      const offer = await screen.findByText(offered);
      await waitFor(() => expect(screen.getByRole('status').textContent).toContain(offered));
      const mark = () => rendered.querySelector('[popover] path')?.getAttribute('d');
      const before = [mark(), backend.to('/add').length] as const;
      expect(location.search).toBe('');
      expect(pageStore.get(cartAtom).lineItems).toMatchObject([{ code, quantity: 1 }]);
      const row = offer.parentElement?.parentElement as HTMLElement;
      await userEvent.click(within(row).getByRole('button', { name: 'Lisää ostoskoriin' }));
      await screen.findByText('Tuote lisätty ostoskoriin', { selector: 'p' });
      // It does not look as if it were in the cart already.
      expect(mark()).not.toBe(before[0]);
      expect(backend.to('/add')).toHaveLength(before[1] + 1);
      expect(pageStore.get(cartAtom).lineItems).toMatchObject([{ code, quantity: 3 }]);
    },
  );

  it('is offered by its code while its name fails to load [SYNC-06]', async () => {
    await arrive(`?lisaa=${code}&maara=2`, 'product:500', '');
    expect(await screen.findByText(`2 × ${code}`)).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(`2 × ${code}`));
  });

  it('is added as far as the stock allows, with the shop’s message [QV-06, QV-10]', async () => {
    await arrive(`?lisaa=${code}&maara=150`);
    expect(await screen.findByText(/saatavilla enintään 100 kpl/)).toBeTruthy();
    expect(pageStore.get(cartAtom).lineItems).toMatchObject([{ code, quantity: 100 }]);
  });

  it('that the shop refuses is not added, in its own words [QV-11]', async () => {
    await arrive(`?lisaa=${demoProducts.soldOut.code}&maara=1`);
    const why = await screen.findByText(/juuri nyt loppuunmyyty/, { selector: '[popover] *' });
    expect(why.closest('[popover]')?.querySelectorAll('button')).toHaveLength(1);
    expect(screen.queryByText('Tuote lisätty ostoskoriin')).toBeNull();
  });

  it('that cannot be added can be tried again [QV-11]', async () => {
    const { backend } = await arrive(`?lisaa=${code}&maara=2`, 'cart:500');
    expect(await screen.findByText('Tapahtui virhe')).toBeTruthy();
    backend.failWith('');
    const buttons = screen.getAllByRole('button', { name: 'Yritä uudelleen' });
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await screen.findByText('Tuote lisätty ostoskoriin', { selector: 'p' });
    await waitFor(() => expect(pageStore.get(cartAtom).lineItems[0]?.quantity).toBe(3));
  });

  it('comes by a valid address, and by no other', () => {
    const item = { code: 'A&B', quantity: 2 };
    const address = bringingAddress('https://shop.test', item);
    expect(broughtBy(address)).toEqual({ item, rest: 'https://shop.test/ostoskori#tuotteet' });
    for (const query of [
      '',
      '?lisaa=',
      '?lisaa=A&maara=0',
      '?lisaa=A&maara=1.5',
      '?lisaa=A&maara=1e30',
    ])
      expect(broughtBy(`https://shop.test/ostoskori${query}`)).toBeUndefined();
  });
});
