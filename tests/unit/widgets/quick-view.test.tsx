import { describe, expect, it } from 'vitest';
import { widget } from '../../../src/widgets/quick-view/quick-view.widget';
import { held } from '../../support/held';
import { demoProducts } from '../support/demo-products';
import { screen, userEvent, waitFor } from '../support/dom';
import { renderWidget } from '../support/render-widget';
import { onShopPages, pushed, shopPage } from '../support/shop';

const { plain, reduced, soldOut } = demoProducts;
const amount = (value: number) => value.toFixed(2).replace('.', ',');

function open(code = plain.code, fault = '') {
  const page = shopPage();
  page.backend.failWith(fault);
  const view = renderWidget(widget, { props: { code }, settings: page.settings });
  return { ...view, ...page };
}

onShopPages();

describe('the quick view', () => {
  it('loads the product by its code and shows it [QV-03]', async () => {
    const { backend } = open();
    expect(await screen.findByRole('heading', { name: plain.title.fi })).toBeTruthy();
    expect(backend.to(`/api/products/${plain.code}`)).toHaveLength(1);
    expect(screen.getByText(`${amount(plain.price)} €/kpl`)).toBeTruthy();
    expect(screen.getByText(`${amount(plain.pricePerKilo)} €/kg`)).toBeTruthy();
    expect(screen.getByText(plain.description)).toBeTruthy();
    expect(screen.getByText('Varastossa')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Siirry tuotesivulle' }).getAttribute('href')).toBe(
      plain.url.fi,
    );
    expect(screen.getByRole('button', { name: /^Lisää ostoskoriin/ })).toBeTruthy();
  });

  it('shows the average as stars and as a number, with the number of reviews [QV-03]', async () => {
    open();
    await screen.findByRole('heading', { name: plain.title.fi });
    const { length } = plain.reviews;
    const average = plain.reviews.reduce((sum, { stars }) => sum + stars, 0) / length;
    const shown = (Math.round(average * 10) / 10).toLocaleString('fi');
    expect(screen.getByText(`${shown} · ${length} arvostelua`)).toBeTruthy();
    expect(screen.getByRole('img', { name: `${shown} / 5 tähteä` })).toBeTruthy();
  });

  it('shows picture and recommended price, struck through only as its opener says [QV-03]', async () => {
    const { container } = open(reduced.code);
    await screen.findByRole('heading', { name: reduced.title.fi });
    expect(container.querySelector('img')?.getAttribute('src')).toContain(reduced.image);
    expect(screen.getByText(`${amount(reduced.svhPrice ?? 0)} €`)).toBeTruthy();
    expect(container.querySelector('s')).toBeNull();
  });

  it('says that a product is sold out instead of the buy button [QV-05]', async () => {
    open(soldOut.code);
    expect(await screen.findByText('Tuote on juuri nyt loppuunmyyty')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Lisää ostoskoriin/ })).toBeNull();
  });

  it('says that it failed to load, and tries again [QV-04, IMP-02]', async () => {
    const { backend } = open(plain.code, 'product:500');
    expect(await screen.findByText('Tuotteen lataaminen epäonnistui.')).toBeTruthy();
    backend.failWith('');
    await userEvent.click(screen.getByRole('button', { name: 'Yritä uudelleen' }));
    expect(await screen.findByRole('heading', { name: plain.title.fi })).toBeTruthy();
  });

  it('counts the product as viewed when it has loaded, once [ANA-02]', async () => {
    open();
    await waitFor(() => expect(pushed().map(({ event }) => event)).toEqual(['view_item']));
  });

  it('closes with its button and fires its event; another code opens it again', async () => {
    const { events, setProps } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Sulje' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(events).toContainEqual({
      name: 'atria-quick-view-closed',
      detail: { code: plain.code },
    });
    setProps({ code: soldOut.code });
    expect(await screen.findByRole('heading', { name: soldOut.title.fi })).toBeTruthy();
  });

  it.each([
    ['', /^Tuote lisätty ostoskoriin: ./],
    ['cart:500', /^Tuotetta ei lisätty ostoskoriin\.: ./],
  ])(
    'says what became of a purchase although it was closed meanwhile: %o [IMP-20, QV-08, QV-11]',
    async (fault, words) => {
      const page = shopPage();
      const [answered, answer] = held();
      const fetch: typeof globalThis.fetch = async (input, init) => {
        if (!new Request(input, init).url.includes('/add')) return page.backend.fetch(input, init);
        await answered;
        return page.backend.fetch(input, init);
      };
      renderWidget(widget, { props: { code: plain.code }, settings: { ...page.settings, fetch } });
      await userEvent.click(await screen.findByRole('button', { name: /^Lisää ostoskoriin/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Sulje' }));
      page.backend.failWith(fault);
      answer();
      await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(words));
    },
  );

  it('begins again with another code while it is open [QV-09]', async () => {
    const { setProps } = open();
    await userEvent.type(await screen.findByRole('spinbutton'), '{Backspace}7');
    await userEvent.click(screen.getByRole('button', { name: /^Lisää ostoskoriin/ }));
    expect(await screen.findByText('Tuote lisätty ostoskoriin')).toBeTruthy();
    setProps({ code: reduced.code });
    expect(await screen.findByRole('heading', { name: reduced.title.fi })).toBeTruthy();
    expect(screen.queryByText('Tuote lisätty ostoskoriin')).toBeNull();
  });

  it('keeps the code of its request if the answer does not repeat it [ANA-02]', async () => {
    const fetch = async () => Response.json({ name: 'Naudan sisäfilee', price: '31,90' });
    renderWidget(widget, { props: { code: plain.code }, settings: { fetch } });
    await waitFor(() => expect(pushed()).toHaveLength(1));
    expect(pushed()[0]?.ecommerce).toMatchObject({ items: [{ item_id: plain.code }] });
  });

  it('is not there without a code', () => {
    open('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
