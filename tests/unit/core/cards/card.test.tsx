import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Card as CardData, cardSchema, cardTypes } from '../../../../src/api/cards';
import { Card } from '../../../../src/core/cards/card';
import { styles, typeStyles } from '../../../../src/core/cards/card.styles';
import type { CardType } from '../../../../src/core/cards/card-types';
import { formatDuration } from '../../../../src/core/i18n/formats';
import { screen, within } from '../../support/dom';
import { renderInFrame } from '../../support/render-in-frame';

const full: CardData = {
  type: '',
  header: 'Nakkikeitto',
  image: '/pictures/soup.webp',
  link: '/reseptit/nakkikeitto',
  ctaButton: 'Lue lisää',
  likeCount: 12,
  totalTime: 90,
  imagePreset: '',
  cisionTextType: 'Pörssitiedote',
  publishDate: '2026-03-05T09:30:00',
  productCode: '4512',
  valoCode: '600123',
  gtinCode: '6407870012345',
};

/** A card of a type with every possible field, and those that it shows. */
function show(type: string, given: Partial<CardData> = {}, language = 'fi') {
  renderInFrame(<Card card={{ ...full, ...given, type }} />, { language });
  const card = screen.getByRole('article');
  const image = card.querySelector('img');
  const has = (text: string) => within(card).queryByText(text) !== null;
  const text = card.textContent;
  return {
    card,
    image,
    has,
    text,
    ratio: image?.parentElement?.style.getPropertyValue('--ratio'),
    preset: image && new URL(image.src).searchParams.get('preset'),
    shows: {
      image: image !== null,
      button: has('Lue lisää'),
      time: has('1 h 30 min'),
      likes: has('12'),
      release: text.includes('Pörssitiedote'),
      date: text.includes('5.3.2026'),
      codes: has('4512') && has('600123') && has('6407870012345'),
    },
  };
}

const nothing = {
  image: false,
  button: false,
  time: false,
  likes: false,
  release: false,
  date: false,
  codes: false,
};

describe('a card', () => {
  it('has the thirteen fields of a card [CARD-01]', () => {
    expect(v.parse(cardSchema, { ...full, type: 'recipeCard' })).toEqual({
      ...full,
      type: 'recipeCard',
    });
  });

  it('shows without missing fields [CARD-01]', () => {
    renderInFrame(<Card card={v.parse(cardSchema, { header: 'Vain otsikko' })} />);
    expect(screen.getByRole('heading', { name: 'Vain otsikko' })).toBeTruthy();
  });

  it.each(['', 'unknownType', 'constructor'])(
    'of the unknown type "%s" is a headerImageSquare [CARD-01]',
    (type) => {
      const { card, ratio, shows } = show(type);
      expect(ratio).toBe('1/1');
      expect(shows).toEqual({ ...nothing, image: true, button: true });
      expect(card.className).toBe(styles.root);
    },
  );

  it('knows the twelve types [CARD-02]', () => {
    expect([...cardTypes]).toEqual([
      'headerImageSquare',
      'headerImageTall',
      'headerImageWide',
      'headerImageXtraTall',
      'recipeCard',
      'jyvabroilerRecipeCard',
      'cisionCard',
      'ridderheimsCard',
      'sibyllaCard',
      'MFProductCard',
      'mynewsdeskCard',
      'exportProductCard',
    ]);
  });

  it('lists the types for editors', () => {
    expect(v.getMetadata(cardSchema.entries.type)).toHaveProperty('values', [...cardTypes]);
  });

  it('has its own look in every type: no two have the same class and form [CARD-02]', () => {
    const looks = cardTypes.map((type) => {
      const { card, ratio, shows } = show(type);
      const look = JSON.stringify([card.className, ratio, shows]);
      document.body.replaceChildren();
      return look;
    });
    expect(new Set(looks).size).toBe(12);
  });

  it.each(cardTypes)('of type %s links its header once to its address [CARD-02]', (type) => {
    show(type);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Nakkikeitto', '/reseptit/nakkikeitto'],
    ]);
  });

  it.each([
    ['headerImageSquare', '1/1'],
    ['headerImageTall', '3/4'],
    ['headerImageWide', '16/9'],
    ['headerImageXtraTall', '2/3'],
  ])('of type %s shows its image at %s, its header and its button [CARD-03]', (type, shape) => {
    const { ratio, shows } = show(type);
    expect(ratio).toBe(shape);
    expect(shows).toEqual({ ...nothing, image: true, button: true });
  });

  it('has no button when ctaButton is not set [CARD-03]', () => {
    const { text } = show('headerImageSquare', { ctaButton: '' });
    expect(text).toBe('Nakkikeitto');
  });

  it.each(['recipeCard', 'jyvabroilerRecipeCard'])(
    'of type %s shows image, header, time and likes [CARD-04]',
    (type) => {
      expect(show(type).shows).toEqual({ ...nothing, image: true, time: true, likes: true });
    },
  );

  it('of the poultry brand has a style that the other recipe card has not [CARD-04]', () => {
    const { card } = show('jyvabroilerRecipeCard');
    expect(typeStyles.jyvabroilerRecipeCard).toBeTruthy();
    expect(card.classList).toContain(typeStyles.jyvabroilerRecipeCard);
    expect(typeStyles.recipeCard).toBeUndefined();
  });

  it('says what time and likes are to those who do not see the drawings [CARD-04]', () => {
    expect(show('recipeCard').text).toBe('NakkikeittoValmistusaika 1 h 30 minTykkäyksiä 12');
  });

  it('omits a time and likes of zero [CARD-04]', () => {
    expect(show('recipeCard', { totalTime: 0, likeCount: 0 }).text).toBe('Nakkikeitto');
  });

  it('of type cisionCard shows kind, date and header [CARD-05]', () => {
    const { shows, text } = show('cisionCard');
    expect(shows).toEqual({ ...nothing, release: true, date: true });
    expect(text).toBe('Pörssitiedote · 5.3.2026Nakkikeitto');
  });

  it('of type mynewsdeskCard shows image, date and header [CARD-05]', () => {
    expect(show('mynewsdeskCard').shows).toEqual({ ...nothing, image: true, date: true });
  });

  it('writes its date in the language’s format [CARD-05]', () => {
    expect(show('mynewsdeskCard', {}, 'en').text).toBe('5 Mar 2026Nakkikeitto');
  });

  it('has no empty line without a valid date [CARD-05]', () => {
    const { card } = show('mynewsdeskCard', { publishDate: 'eilen' });
    expect(card.querySelector('p')).toBeNull();
  });

  it.each(['exportProductCard', 'MFProductCard'])(
    'of type %s shows image, header and codes [CARD-06]',
    (type) => {
      expect(show(type).shows).toEqual({ ...nothing, image: true, codes: true });
    },
  );

  it('names each code [CARD-06]', () => {
    const { card } = show('exportProductCard');
    const rows = [...card.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(rows).toEqual(['Tuotekoodi:4512', 'VALO-koodi:600123', 'GTIN:6407870012345']);
  });

  it('omits missing codes [CARD-06]', () => {
    const { card } = show('MFProductCard', { productCode: '', gtinCode: '' });
    const rows = [...card.querySelectorAll('dl > div')].map((row) => row.textContent);
    expect(rows).toEqual(['VALO-koodi:600123']);
  });

  it.each(['ridderheimsCard', 'sibyllaCard'] as const)(
    "of type %s shows image and header in the brand's style [CARD-06]",
    (type) => {
      const { card, shows } = show(type);
      expect(shows).toEqual({ ...nothing, image: true });
      expect(card.classList).toContain(typeStyles[type]);
    },
  );

  it.each([
    [45, '45 min'],
    [60, '1 h'],
    [90, '1 h 30 min'],
    [150, '2 h 30 min'],
    [0, ''],
  ])('writes %i minutes as "%s" [CARD-07]', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });

  const presets = [
    'third',
    'small',
    'three-by-two-crop',
    'medium',
    'product-thumbnail-medium',
    'thumbnail-medium',
  ];

  it.each(presets)('asks for its image in its own preset %s [CARD-08]', (imagePreset) => {
    expect(show('recipeCard', { imagePreset }).preset).toBe(imagePreset);
  });

  it.each(cardTypes.filter((type) => type !== 'cisionCard'))(
    'of type %s asks for its image in one of the presets by default [CARD-08]',
    (type: CardType) => {
      expect(presets).toContain(show(type).preset);
    },
  );

  it.each(['MFProductCard', 'exportProductCard'])(
    'of a product, %s, has one of the presets of products [CARD-08]',
    (type) => {
      expect(['medium', 'product-thumbnail-medium', 'third']).toContain(show(type).preset);
    },
  );

  it('has a decorative image, since the header says it, and loads it late [IMP-23]', () => {
    const { image } = show('recipeCard');
    expect([image?.alt, image?.getAttribute('loading')]).toEqual(['', 'lazy']);
  });

  it('without a safe address has no link', () => {
    show('recipeCard', { link: 'javascript:alert(1)' });
    expect(screen.queryByRole('link')).toBeNull();
  });
});
