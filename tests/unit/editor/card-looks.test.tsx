import { describe, expect, it } from 'vitest';
import { isCardType, notShown } from '../../../editor/model/card-looks';
import { widgetNamed } from '../../../editor/model/widgets';
import { type Card as CardData, cardTypes } from '../../../src/api/cards';
import { widget } from '../../../src/widgets/card-grid/card-grid.widget';
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
  it('asks for what makes a difference on the card, and for nothing else [CARD-02]', () => {
    const hidden = notShown(fields, { type });
    const card = { ...whole, type };
    const idle = (Object.keys(others) as (keyof typeof others)[]).filter(
      (name) => shownOf({ ...card, [name]: others[name] }) === shownOf(card),
    );
    expect([...hidden].sort()).toEqual(idle.sort());
  });
});

describe('the fields of a card', () => {
  it('without a type are those of the first, and all that is asked has words', () => {
    expect([...notShown(fields, {})]).toEqual([...notShown(fields, { type: cardTypes[0] })]);
    expect(fields.filter(isCardType).map(({ name }) => name)).toEqual(['type']);
  });

  it('are no matter of other lists and objects', () => {
    const { fields: none = [] } = widgetNamed('history-timeline', 'en') ?? {};
    expect(notShown(none, {}).size).toBe(0);
  });
});
