import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { cardTypeOf } from '../../../src/core/cards/card-types';
import { contract } from '../../../src/widgets/card-carousel/card-carousel.contract';
import { widget } from '../../../src/widgets/card-carousel/card-carousel.widget';
import { cardKinds, shownAs } from '../../../src/widgets/card-carousel/card-kinds';
import { declared } from '../support/declared';
import { fireEvent, rendered, screen, within } from '../support/dom';
import { renderWidget } from '../support/render-widget';
import { withoutView } from '../support/without-view';

beforeEach(withoutView);

type Kind = (typeof cardKinds)[number];

/** An editor's JSON, as the contract reads it. */
const read = (...cards: object[]) => v.parse(contract.attributes.cards.schema, cards);
const show = (cardKind: Kind, ...cards: object[]) =>
  renderWidget(widget, { props: { cardKind, cards: read(...cards) } });
const several = (count: number) =>
  show('campaign', ...Array.from({ length: count }, (_, at) => ({ header: `Kortti ${at + 1}` })));

const slides = () => [...rendered.querySelectorAll('[aria-roledescription="dia"]')];
const inView = () =>
  slides().flatMap((one) => (one.hasAttribute('inert') ? [] : one.textContent || '-'));
const numbers = () => inView().map((one) => Number(one.replace('Kortti ', '')));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const arrows = () =>
  screen
    .queryAllByRole<HTMLButtonElement>('button')
    .filter((one) => !one.inert)
    .map((one) => one.getAttribute('aria-label') ?? '');
const row = () => screen.getByRole('group', { name: 'diat' });

describe('the card carousel', () => {
  it('knows the nine kinds of cards [CAR-08]', () => {
    expect([...cardKinds].sort()).toEqual([
      'campaign',
      'exportProduct',
      'foodServiceProduct',
      'newsDesk',
      'pressRelease',
      'recipe',
      'shopProduct',
      'socialMedia',
      'swedishProduct',
    ]);
    expect(contract.attributes.cardKind.options).toEqual(cardKinds);
  });

  it('shows all cards as the kind of the carousel [CAR-08]', () => {
    show('recipe', { header: 'Keitto', totalTime: 45, likeCount: 3 }, { header: 'Pata' });
    expect(inView()[0]).toContain('45 min');
  });

  it('prefers the own type of a card to the kind of all [CAR-08]', () => {
    show(
      'recipe',
      { header: 'Keitto', totalTime: 45 },
      { header: 'Uutinen', type: 'newsDesk', publishDate: '2026-11-05', totalTime: 45 },
      { header: 'Leveä', type: 'headerImageWide', ctaButton: 'Lue', totalTime: 45 },
    );
    const [soup, news, wide] = inView();
    expect(soup).toContain('45 min');
    expect(news).toBe('5.11.2026Uutinen');
    expect(wide).toBe('LeveäLue');
  });

  it.each(cardKinds)('shows a card of kind %s as a card that there is [CAR-08]', (kind) => {
    const shown = shownAs('', kind);
    const isOfTheFamily = cardTypeOf(shown) === shown;
    expect(isOfTheFamily || ['shopProduct', 'socialMedia'].includes(shown)).toBe(true);
    expect(shownAs('whatever', kind)).toBe(shown);
  });

  it('shows a product of the shop with its price and a button that buys it [CAR-08]', async () => {
    show('shopProduct', { code: 'LK1', title: 'Pihvi', url: '/pihvi', price: '18,90' });
    expect(await screen.findByRole('button', { name: 'Lisää ostoskoriin: Pihvi' })).toBeTruthy();
    expect(screen.getByText(/18,90/)).toBeTruthy();
  });

  it('names and links a product of the shop before it can be bought [CAR-08]', () => {
    const { element } = show('shopProduct', { header: 'Pihvi', link: '/pihvi', price: '18,90' });
    // The buy button loads late, and never on a server.
    expect(renderToString(element)).toMatch(/<a [^>]*href="\/pihvi"[^>]*>Pihvi<\/a>/);
  });

  it('shows a post of a social medium with its text and counts [CAR-08]', () => {
    show('socialMedia', { header: 'Postaus', body: 'Hei', commentCount: 7 });
    expect(inView()[0]).toMatch(/Postaus.*Hei.*Kommentteja 7/);
  });

  it('shows press releases with kind, date and header [CAR-08]', () => {
    const release = { header: 'Tulos', cisionTextType: 'Tiedote', publishDate: '2026-10-22' };
    show('pressRelease', release);
    expect(inView()).toEqual(['Tiedote · 22.10.2026Tulos']);
  });

  it('shows a campaign with header, image and button, linked to its address [CAR-12]', () => {
    const image = '/pictures/a.webp';
    show('campaign', { header: 'Kilpailu', image, ctaButton: 'Osallistu', link: '/kilpailu' });
    expect(inView()).toEqual(['KilpailuOsallistu']);
    expect(screen.getByRole('link', { name: 'Kilpailu' }).getAttribute('href')).toBe('/kilpailu');
    expect(rendered.querySelector('img')?.getAttribute('src')).toMatch(/^\/pictures\/a\.webp/);
  });

  it.each(['foodServiceProduct', 'swedishProduct', 'exportProduct'] as const)(
    'shows a card of kind %s with image, header and its codes [CAR-12]',
    (kind) => {
      const image = '/pictures/a.webp';
      show(kind, { header: 'Tuote', image, productCode: 1, valoCode: 2, gtinCode: 3 });
      expect(inView()).toEqual(['TuoteTuotekoodi:1VALO-koodi:2GTIN:3']);
      expect(rendered.querySelector('img')?.getAttribute('src')).toMatch(/^\/pictures\/a\.webp/);
    },
  );

  it('moves by one card at a time [CAR-09]', () => {
    const { events } = several(6);
    expect(numbers()).toEqual([1, 2, 3, 4]);
    press('Seuraava');
    expect(numbers()).toEqual([2, 3, 4, 5]);
    press('Edellinen');
    expect(numbers()).toEqual([1, 2, 3, 4]);
    expect(events.map(({ detail }) => detail)).toEqual([{ index: 1 }, { index: 0 }]);
  });

  it('turns in the 500 ms of all slides [CAR-09]', () => {
    several(6);
    expect(declared(row(), 'transition-duration')).toContain('duration-slide');
  });

  it('shows previous once it has moved, and next until the last group [CAR-10]', () => {
    several(6);
    expect(arrows()).toEqual(['Seuraava']);
    press('Seuraava');
    expect(arrows()).toEqual(['Edellinen', 'Seuraava']);
    press('Seuraava');
    expect(numbers()).toEqual([3, 4, 5, 6]);
    expect(arrows()).toEqual(['Edellinen']);
  });

  it('has no arrows when all cards are in view [CAR-10]', () => {
    several(4);
    expect(arrows()).toEqual([]);
  });

  it('has cards out of view neither focusable nor read [IMP-16]', () => {
    several(6);
    expect(slides().map((one) => one.hasAttribute('inert'))).toEqual([
      ...[false, false, false, false],
      ...[true, true],
    ]);
  });

  it('has its headings below its own', () => {
    renderWidget(widget, { props: { heading: 'Nostot', cards: read({ header: 'Kortti' }) } });
    const region = screen.getByRole('region', { name: 'Nostot' });
    expect(within(region).getByRole('heading', { level: 3 }).textContent).toBe('Kortti');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nostot');
  });

  it('is nothing at all without cards', () => {
    renderWidget(widget, { props: { heading: 'Tyhjä' } });
    expect(screen.queryByText('Tyhjä')).toBeNull();
  });
});
