import { describe, expect, it, vi } from 'vitest';
import { version } from '../../../package.json';
import { cartAtom, cartStatusAtom, setCart } from '../../../src/core/cart/cart.atoms';
import { pageStore } from '../../../src/core/state/store';
import { widget } from '../../../src/widgets/buy-button/buy-button.widget';
import { widget as cartWidget } from '../../../src/widgets/cart/cart.widget';
import { held } from '../../support/held';
import { demoProducts } from '../support/demo-products';
import { act, fireEvent, rendered, screen, userEvent, waitFor } from '../support/dom';
import { expectFaults, failureOf } from '../support/expect-faults';
import { isOff } from '../support/is-off';
import { renderWidget } from '../support/render-widget';
import { onShopPages, pushed, shopPage } from '../support/shop';

const { plain } = demoProducts;
const product = { title: plain.title.fi ?? '', category: 'Liha', price: '39,90' };

const boughtLine = {
  productId: '1',
  category: 'Liha',
  linePrice: '79,80',
  linePriceWithoutDiscounts: '79,80',
};

function open(props: object = {}, page = shopPage(), stop: string[] = []) {
  const view = renderWidget(widget, {
    props: { code: plain.code, product, ...props },
    settings: page.settings,
    stop,
  });
  return { ...view, ...page };
}
const buy = () => screen.getByRole('button', { name: /^Lisää ostoskoriin/ });
const quantity = () => screen.getByRole('spinbutton') as HTMLInputElement;
const setQuantity = async (value: string) => {
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), value);
  await userEvent.tab();
};

onShopPages();

describe('the quantity to buy', () => {
  it('starts at 1 and goes no lower [QV-06]', () => {
    open();
    expect(quantity().value).toBe('1');
    expect(isOff(screen.getByRole('button', { name: 'Vähennä määrää' }))).toBe(true);
  });

  it.each([
    [{}, '100'],
    [{ stock: 12 }, '12'],
    [{ stock: 250 }, '250'],
    [{ max: 20 }, '20'],
  ])('goes up to 100, or to the stock: %o [QV-06]', async (props, most) => {
    open(props);
    await setQuantity('999');
    expect(quantity().value).toBe(most);
  });
});

describe('buying on a page of the shop', () => {
  it('adds the quantity to that in the cart [QV-07]', async () => {
    const page = shopPage();
    await page.have(plain.code, 3);
    open({}, page);
    await waitFor(() => expect(pageStore.get(cartAtom).lineItems[0]?.quantity).toBe(3));
    await setQuantity('2');
    await userEvent.click(buy());
    await screen.findByText('Tuote lisätty ostoskoriin', { selector: '[popover] *' });
    // It may cover the focused element.
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByText('Tuote lisätty ostoskoriin', { selector: '[popover] *' })).toBeNull();
    const sent = page.backend.to('/add').at(-1);
    expect(sent?.query).toEqual({ language: 'fi', code: plain.code, quantity: '5' });
    expect(pageStore.get(cartAtom).lineItems[0]?.quantity).toBe(5);
  });

  it('is announced, by the product’s name [IMP-20]', async () => {
    open();
    await userEvent.click(buy());
    const said = () => rendered.querySelector('[role=status]')?.textContent;
    await waitFor(() => expect(said()).toBe(`Tuote lisätty ostoskoriin: ${product.title}`));
  });

  it('says so with a link to the cart, for five seconds [QV-08]', async () => {
    open({ shopUrl: 'https://shop.example' });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    fireEvent.click(buy());
    const link = await screen.findByRole('link', { name: 'Ostoskoriin' });
    expect(link.getAttribute('href')).toBe('https://shop.example/ostoskori#tuotteet');
    act(() => vi.advanceTimersByTime(4999));
    expect(screen.queryByRole('link', { name: 'Ostoskoriin' })).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByRole('link', { name: 'Ostoskoriin' })).toBeNull();
  });

  it('sets the quantity back to 1 [QV-09]', async () => {
    open();
    await setQuantity('4');
    await userEvent.click(buy());
    await waitFor(() => expect(quantity().value).toBe('1'));
  });

  it('reports to analytics what was added [ANA-03, ANA-01]', async () => {
    open();
    await setQuantity('2');
    await userEvent.click(buy());
    await waitFor(() => expect(pushed()).toHaveLength(1));
    expect(pushed()[0]).toEqual({
      event: 'add_to_cart',
      ecommerce: {
        currency: 'EUR',
        value: 79.8,
        items: [
          {
            item_id: plain.code,
            item_name: product.title,
            item_category: 'Liha',
            price: 39.9,
            quantity: 2,
          },
        ],
      },
    });
  });

  it('loads a cart that failed to load before it adds to it [QV-07]', async () => {
    const page = shopPage();
    await page.have(plain.code, 3);
    page.backend.failWith('cart:500:1');
    open({}, page);
    await waitFor(() => expect(pageStore.get(cartStatusAtom)).toBe('failed'));
    await userEvent.click(buy());
    await screen.findByText('Tuote lisätty ostoskoriin', { selector: '[popover] *' });
    expect(page.backend.to('/add').at(-1)?.query.quantity).toBe('4');
  });

  it('says that the shop is slow after 15 s, and allows the next purchase [API-03]', async () => {
    const page = shopPage();
    const [late, answer] = held();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (new Request(input, init).url.includes(`/add?language=fi&code=${plain.code}`)) await late;
      return page.backend.fetch(input, init);
    };
    const settings = { ...page.settings, fetch };
    const other = { ...product, title: 'Toinen' };
    renderWidget(widget, { props: { code: plain.code, product }, settings });
    renderWidget(widget, { props: { code: demoProducts.reduced.code, product: other }, settings });
    await waitFor(() => expect(pageStore.get(cartStatusAtom)).toBe('ready'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const sent = () => page.backend.to('/add').map(({ query }) => query.code);
    const slow = () => screen.queryByText(/^Kauppa vastaa tavallista hitaammin/);
    for (const button of screen.getAllByRole('button', { name: /^Lisää ostoskoriin/ }))
      fireEvent.click(button);
    await pass(14_999);
    expect([slow(), sent()]).toEqual([null, []]);
    await pass(1);
    await vi.waitFor(() => expect(sent()).toEqual([demoProducts.reduced.code]));
    await vi.waitFor(() => expect(slow()).toBeTruthy());
    answer();
    await vi.waitFor(() => expect(slow()).toBeNull());
  });

  it('adds once when pressed twice [IMP-28]', async () => {
    const { backend } = open();
    await userEvent.dblClick(buy());
    await screen.findByRole('link', { name: 'Ostoskoriin' });
    expect(backend.to('/add')).toHaveLength(1);
  });

  it.each(['cart:500', 'cart:offline'])(
    'says that it failed, and keeps the quantity: %s [QV-11]',
    async (fault) => {
      const page = shopPage();
      page.backend.failWith(fault);
      open({}, page);
      await setQuantity('4');
      await userEvent.click(buy());
      expect(await screen.findByText(failureOf(fault, 'Tapahtui virhe'))).toBeTruthy();
      expect(quantity().value).toBe('4');
      expect(pushed()).toEqual([]);
    },
  );

  it('tries again from its message, which stays until then [QV-11]', async () => {
    const page = shopPage();
    page.backend.failWith('cart:500');
    open({}, page);
    await setQuantity('4');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    fireEvent.click(buy());
    const again = await screen.findByRole('button', { name: 'Yritä uudelleen' });
    act(() => vi.advanceTimersByTime(60_000));
    expect(again.isConnected).toBe(true);
    page.backend.failWith('');
    fireEvent.click(again);
    expect(rendered.activeElement).toBe(buy());
    expect(await screen.findByText('Tuote lisätty ostoskoriin', { selector: 'span' })).toBeTruthy();
    expect(screen.queryByText('Tapahtui virhe')).toBeNull();
    expect(page.backend.to('/add').at(-1)?.query.quantity).toBe('4');
  });

  it('shows the checkout warnings when the cart has warnings [QV-11]', async () => {
    const page = shopPage();
    const answer = { warnings: ['x'], checkoutWarnings: ['Vain 2 kpl', 'Pienin tilaus 20 €'] };
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
      new Request(input, init).url.includes('/add')
        ? Response.json(answer)
        : page.backend.fetch(input, init);
    renderWidget(widget, {
      props: { code: plain.code, product },
      settings: { ...page.settings, fetch },
    });
    await userEvent.click(buy());
    expect(await screen.findByText('Vain 2 kpl, Pienin tilaus 20 €')).toBeTruthy();
    // A retry cannot help: the remedy is in the cart.
    expect(screen.getByRole('link', { name: 'Ostoskoriin' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Yritä uudelleen' })).toBeNull();
  });

  /** A shop whose answers to purchases have this, too. */
  function openWith(more: () => object) {
    const page = shopPage();
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const answer = await page.backend.fetch(input, init);
      const { url } = new Request(input, init);
      return url.includes('/add') ? Response.json({ ...(await answer.json()), ...more() }) : answer;
    };
    return open({}, { ...page, settings: { ...page.settings, fetch } });
  }

  it('is one though the shop repeats a warning about another line, which stays beside it [QV-11, ANA-03]', async () => {
    const warnings = ['Jauheliha loppuu pian.'];
    openWith(() => ({ warnings }));
    for (const times of [1, 2]) {
      await setQuantity('2');
      await userEvent.click(buy());
      const message = await screen.findByText('Tuote lisätty ostoskoriin', { selector: 'span' });
      expect(message.closest('[popover]')?.textContent).toContain(warnings[0]);
      await waitFor(() => expect(quantity().value).toBe('1'));
      await waitFor(() =>
        expect(pushed().filter(({ event }) => event === 'add_to_cart')).toHaveLength(times),
      );
    }
  });

  it('leaves no warning of an earlier answer, when the shop has null for none [API-48]', async () => {
    let warnings: string[] | null = ['Jauheliha loppuu pian.'];
    openWith(() => ({ warnings }));
    await userEvent.click(buy());
    await waitFor(() => expect(pageStore.get(cartAtom).warnings).toEqual(warnings));
    warnings = null;
    await userEvent.click(buy());
    await waitFor(() => expect(pageStore.get(cartAtom).warnings).toEqual([]));
    expect(screen.queryByText('Jauheliha loppuu pian.')).toBeNull();
  });

  it('is refused in the shop’s words, also where they are the error of its cart [QV-11]', async () => {
    openWith(() => ({ lineItems: [], error: 'Ostoskori on lukittu.' }));
    await userEvent.click(buy());
    expect(await screen.findByText('Ostoskori on lukittu.')).toBeTruthy();
    expect(screen.queryByText('Tapahtui virhe')).toBeNull();
  });

  it('does nothing when the host stops it [ELEM-08]', async () => {
    const { backend, events } = open({}, shopPage(), ['atria-buy']);
    await userEvent.click(buy());
    expect(events).toEqual([{ name: 'atria-buy', detail: { code: plain.code, quantity: 1 } }]);
    expect(backend.to('/add')).toEqual([]);
  });
});

describe('the buy button', () => {
  it.each([0, -1])('says that the product is sold out with a stock of %i [QV-05]', (stock) => {
    open({ stock });
    expect(screen.getByText('Tuote on juuri nyt loppuunmyyty')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not there for a product without a code, which the shop could not add [QV-05]', () => {
    open({ code: '' });
    expect(screen.queryByRole('button', { name: /^Lisää ostoskoriin/ })).toBeNull();
  });

  it('counts a product page as a viewed product [ANA-02]', () => {
    open({ productPage: true });
    expect(pushed().map(({ event }) => event)).toEqual(['view_item']);
  });

  it('makes no shop call on other hosts; purchases elsewhere on the page show [CART-13, ELEM-05]', async () => {
    const page = shopPage();
    const settings = { fetch: page.backend.fetch };
    renderWidget(widget, { props: { code: plain.code, product }, settings });
    renderWidget(cartWidget, { settings });
    const lineItems = [{ ...boughtLine, code: plain.code, name: product.title, quantity: 2 }];
    act(() => setCart({ ...pageStore.get(cartAtom), lineItems, lineItemCount: 1 }));
    expect(screen.getByText('2 kpl')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Poista/ })).toBeNull();
    // A load of the cart would come before this one.
    await act(async () => {});
    expect(page.backend.calls).toEqual([]);
  });

  it('says in the console why a purchase fails if no shop is known', async () => {
    const failed = expectFaults();
    renderWidget(widget, { props: { code: plain.code, product } });
    await userEvent.click(buy());
    await vi.waitFor(() => expect(String(failed.mock.calls)).toContain('there is no shop-url'));
  });

  it('reports to an editor, and to no visitor, that the shop is unknown', () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const problem = '<atria-buy-button> shop-url: missing';
    const sells = { code: plain.code, product };
    renderWidget(widget, { props: sells });
    renderWidget(widget, { props: sells, settings: { ...shopPage().settings, editMode: true } });
    expect(told.mock.calls.join()).not.toContain(problem);
    renderWidget(widget, { props: sells, settings: { editMode: true } });
    expect(told.mock.calls.join()).toContain(problem);
  });

  it('gives up with a message when the shop’s frame never answers [QV-10, QV-11, SYNC-05]', async () => {
    const page = shopPage();
    const settings = {
      fetch: page.backend.fetch,
      defaults: { shopUrl: 'https://shop.test/' },
    };
    renderWidget(widget, { props: { code: plain.code, product }, settings });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const heard: unknown[] = [];
    const hear = (event: Event) => heard.push((event as CustomEvent).detail);
    document.addEventListener('atria-error', hear, { once: true });
    fireEvent.click(buy());
    await waitFor(() => expect(document.querySelector('iframe')).toBeTruthy());
    await act(() => vi.advanceTimersByTimeAsync(200 * 150));
    expect(screen.queryByText('Tapahtui virhe')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(await screen.findByText('Tapahtui virhe')).toBeTruthy();
    expect(heard).toEqual([{ kind: 'shop', path: 'https://shop.test/kehys', release: version }]);
    document.querySelector('iframe')?.remove();
  });
});
