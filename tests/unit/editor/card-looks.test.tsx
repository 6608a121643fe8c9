import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  distinctLooks,
  isCardLook,
  kindOfCards,
  lookOf,
  notShown,
} from '../../../editor/model/card-looks';
import { widgetNamed } from '../../../editor/model/widgets';
import { type Card as CardData, cardTypes } from '../../../src/api/cards';
import {
  type CarouselCard,
  contract,
} from '../../../src/widgets/card-carousel/card-carousel.contract';
import { widget as carousel } from '../../../src/widgets/card-carousel/card-carousel.widget';
import { cardKinds } from '../../../src/widgets/card-carousel/card-kinds';
import { widget } from '../../../src/widgets/card-grid/card-grid.widget';
import { waitFor } from '../support/dom';
import { renderWidget } from '../support/render-widget';

const grid = widgetNamed('card-grid', 'en');
const { fields = [] } = grid?.fields.find(({ name }) => name === 'cards') ?? {};

const whole: CardData = {
  ...{ type: '', header: 'Uunilohi', image: '/pictures/lohi.jpg', link: '/uunilohi' },
  ...{ ctaButton: 'Lue lisää', likeCount: 42, totalTime: 35, imagePreset: 'medium' },
  ...{ cisionTextType: 'Tiedote', publishDate: '2026-05-14' },
  ...{ productCode: 'P1', valoCode: 'V2', gtinCode: 'G3' },
};
const others: Omit<CardData, 'type'> = {
  ...{ header: 'Keitto', image: '/pictures/keitto.jpg', link: '/keitto' },
  ...{ ctaButton: 'Katso', likeCount: 7, totalTime: 90, imagePreset: 'large' },
  ...{ cisionTextType: 'Uutinen', publishDate: '2025-01-02' },
  ...{ productCode: 'P9', valoCode: 'V8', gtinCode: 'G7' },
};

const shownOf = (card: CardData): string => {
  const { container, unmount } = renderWidget(widget, { props: { cards: [card] } });
  const shown = container.innerHTML;
  unmount();
  return shown;
};

describe.each(cardTypes)('the form of a card of the type %s', (type) => {
  it('asks only for what makes a difference on the card [CARD-02]', () => {
    const hidden = notShown(fields, { type });
    const card = { ...whole, type };
    const idle = (Object.keys(others) as (keyof typeof others)[]).filter(
      (name) => shownOf({ ...card, [name]: others[name] }) === shownOf(card),
    );
    expect([...hidden].sort()).toEqual(idle.sort());
  });
});

describe.each(cardKinds)('the form of a card of the kind %s', (kind) => {
  const { fields: all = [] } = widgetNamed('card-carousel', 'en') ?? {};
  const { fields: own = [] } = all.find(({ name }) => name === 'cards') ?? {};
  // The fallbacks for a product's code, quantity and name, and the still picture of a card whose
  // video is optional.
  const unseen =
    kind === 'shopProduct' ? ['code', 'stock', 'category', 'header', 'link', 'pricePerKg'] : [];
  if (kind === 'socialMedia') unseen.push('socialMediaPosterUrl');

  async function shownIn(card: object): Promise<string> {
    const cards = v.parse(contract.attributes.cards.schema, [card]) as CarouselCard[];
    const { container, unmount } = renderWidget(carousel, { props: { cardKind: kind, cards } });
    // What one buys from comes late.
    if (kind === 'shopProduct')
      await waitFor(() => expect(container.querySelector('button')).toBeTruthy());
    const shown = container.innerHTML;
    unmount();
    return shown;
  }

  it('asks only for what makes a difference on the card [CAR-08]', async () => {
    const hidden = notShown(own, {}, kindOfCards(all, { cardKind: kind }));
    const plain = {
      code: 'P1',
      header: 'Keitto',
      title: 'Lohi',
      link: '/b',
      image: '/a.jpg',
      price: '5',
      pricePerKilo: '6',
      discountPercentage: 20,
      imagePreset: 'large',
      socialMediaProfilePictureUrl: '/p.png',
    };
    const before = await shownIn(plain);
    for (const { name, example, control } of own) {
      if (name === 'type' || unseen.includes(name)) continue;
      const value = control === 'number' ? 7 : example || '8';
      const isIdle = (await shownIn({ ...plain, [name]: value })) === before;
      expect([name, isIdle]).toEqual([name, hidden.has(name)]);
    }
  });
});

describe('the fields of a card', () => {
  it('without a type are those of the first type, and each field has a label', () => {
    expect([...notShown(fields, {})]).toEqual([...notShown(fields, { type: cardTypes[0] })]);
    expect(fields.filter(isCardLook).map(({ name }) => name)).toEqual(['type']);
  });

  it('do not depend on other lists and objects', () => {
    const { fields: none = [] } = widgetNamed('history-timeline', 'en') ?? {};
    expect(notShown(none, {}).size).toBe(0);
  });
});

describe('the choice of a card’s type in a carousel', () => {
  const { fields: all = [] } = widgetNamed('card-carousel', 'en') ?? {};
  const { fields: own = [] } = all.find(({ name }) => name === 'cards') ?? {};
  const { options = [] } = own.find(({ name }) => name === 'type') ?? {};
  const valuesOf = (chosen: string) => distinctLooks(options, chosen).map(({ value }) => value);

  it('offers each look once, and the one that is chosen as it is written', () => {
    expect(options.map(({ value }) => value)).toEqual(['', ...cardKinds, ...cardTypes]);
    expect(valuesOf('')).toContain('recipe');
    expect(valuesOf('')).not.toContain('recipeCard');
    expect(valuesOf('recipeCard')).toContain('recipeCard');
    const looks = valuesOf('')
      .slice(1)
      .map((value) => lookOf(value));
    expect(new Set(looks).size).toBe(looks.length);
    for (const type of cardTypes) expect(looks).toContain(lookOf(type));
  });

  it('draws a card without a type as one of the kind of all', () => {
    expect(lookOf('', 'pressRelease')).toBe(lookOf('cisionCard'));
    expect(lookOf('')).toBe(lookOf('headerImageSquare'));
  });
});
