import { css } from '../style/css';
import { card, column, filled, note, row, stack, wrapping } from '../style/layout';
import { container, media } from '../style/media';
import { rem, token } from '../style/tokens';
import { compact, shopCardSize } from './shop-card-size';

const { bodyHeight, compactHeight, maxWidth, pictureRatio } = shopCardSize;

export const buyStyles = {
  root: css({
    ...wrapping,
    gap: token('space-2'),
    maxInlineSize: rem(28),
    // Side by side the button fills the rest; in a narrow card both are as wide as the card.
    '& > [role="group"]': { flex: '1 0 auto', justifyContent: 'space-between' },
    '& > button': { flex: '99 1 auto', paddingInline: token('space-3') },
  }),
  soldOut: css({ ...row('space-2'), minBlockSize: rem(2.75), ...note }),
  name: css({ fontWeight: token('font-weight-bold') }),
  /** A remedy: a link or a button within the message. */
  next: css({ textDecoration: 'underline', fontWeight: token('font-weight-bold') }),
};

export const priceStyles = {
  root: css({ ...wrapping, alignItems: 'baseline', columnGap: token('space-2') }),
  main: css({
    // Smaller in a narrow card.
    fontSize: `clamp(${token('font-size-l')}, 10cqi, ${rem(1.5)})`,
    // In the size that a product's page uses.
    fontFamily: token('font-heading'),
    fontWeight: token('font-weight-heading'),
    lineHeight: 1.2,
  }),
  sale: css({ color: token('color-sale') }),
  label: css(note),
  small: css({ flexBasis: '100%', ...note }),
};

export const cardStyles = {
  root: css({
    ...card(),
    maxInlineSize: `${maxWidth}px`,
    border: `1px solid ${token('color-border')}`,
    [media.hover]: { '&:hover': { boxShadow: token('shadow-2') } },
  }),
  link: css({ [media.hover]: { '&:hover': { textDecoration: 'underline' } } }),
  body: css({
    ...stack,
    flex: 1,
    gap: token('space-3'),
    // A sold-out product has fewer parts.
    minBlockSize: `${bodyHeight}px`,
    padding: token('space-4'),
    // With titles of one or two lines, the prices below them are aligned.
    '& > :is(h2, h3)': {
      minBlockSize: `calc(2em * ${token('line-height-heading')})`,
      fontSize: `clamp(${token('font-size-m')}, 5cqi, ${token('font-size-l')})`,
    },
    '& > :last-child': { marginBlockStart: 'auto' },
    [compact]: {
      gap: token('space-2'),
      minBlockSize: `${compactHeight}px`,
      padding: token('space-3'),
      // The longest cuts of meat are one word.
      '& > :is(h2, h3)': {
        fontSize: `clamp(${token('font-size-xs')}, 8cqi, ${token('font-size-m')})`,
      },
    },
  }),
  // In the corner of the picture, round and without its text; the quantity shows again once it is
  // not one.
  buy: css({
    [compact]: {
      display: 'contents',
      // The text "sold out", over the lower edge of the picture.
      'p&': {
        display: 'flex',
        position: 'absolute',
        insetBlockStart: `${pictureRatio * 100}cqi`,
        insetInline: 0,
        translate: '0 -100%',
        minBlockSize: 0,
        padding: `${token('space-1')} ${token('space-3')}`,
        background: token('color-surface'),
        fontSize: token('font-size-xs'),
        svg: { display: 'none' },
      },
      '& > [role=group]': { display: 'none' },
      '& > button': {
        position: 'absolute',
        insetBlockStart: `calc(${pictureRatio * 100}cqi - ${rem(2.75)} - ${token('space-2')})`,
        insetInlineEnd: token('space-2'),
        inlineSize: rem(2.75),
        padding: 0,
        borderRadius: '999px',
        boxShadow: token('shadow-2'),
        '& > span': { display: 'none' },
      },
    },
  }),
  sale: css({
    position: 'absolute',
    insetBlockStart: token('space-3'),
    insetInlineStart: token('space-3'),
    paddingInline: token('space-3'),
    borderRadius: token('radius-button'),
    ...filled('sale'),
    fontWeight: token('font-weight-bold'),
  }),
  quick: css({
    position: 'absolute',
    insetBlockStart: token('space-2'),
    insetInlineEnd: token('space-2'),
    background: token('color-surface'),
    boxShadow: token('shadow-1'),
    svg: { display: 'none' },
    [compact]: {
      inlineSize: rem(2.25),
      padding: 0,
      borderRadius: '999px',
      svg: { display: 'block' },
      '& > span': { display: 'none' },
    },
  }),
};

export const viewStyles = {
  columns: css({
    ...column,
    gap: token('space-5'),
    // Of the facts, which load.
    minBlockSize: rem(25),
    [container.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: token('space-6') },
  }),
  facts: css({
    ...column,
    alignContent: 'start',
    gap: token('space-4'),
    overflowWrap: 'anywhere',
  }),
  line: css(row('space-2')),
  stock: css({ color: token('color-success'), fontWeight: token('font-weight-bold') }),
  // The arrow follows the words, as everywhere.
  more: css({
    flexDirection: 'row-reverse',
    justifySelf: 'start',
    marginInlineStart: `calc(${token('space-3')} * -1)`,
  }),
  picture: css({ borderRadius: token('radius-card') }),
};
