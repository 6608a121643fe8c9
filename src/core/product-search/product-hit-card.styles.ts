import { css } from '../style/css';
import { filled, note, wrapping } from '../style/layout';
import { token } from '../style/tokens';

const mark = {
  paddingInline: token('space-2'),
  borderRadius: token('radius-s'),
  lineHeight: 1.7,
};

export const styles = {
  // Over a corner of the card's picture.
  marks: css({
    position: 'absolute',
    insetBlockStart: token('space-3'),
    insetInlineStart: token('space-3'),
    display: 'flex',
    gap: token('space-1'),
    fontSize: token('font-size-xs'),
    fontWeight: token('font-weight-bold'),
  }),
  new: css({ ...mark, ...filled('accent') }),
  sale: css({ ...mark, ...filled('sale') }),
  prices: css({
    ...wrapping,
    alignItems: 'baseline',
    columnGap: token('space-3'),
    marginBlockStart: 'auto',
    ...note,
  }),
  price: css({
    color: token('color-text'),
    fontSize: token('font-size-l'),
    fontWeight: token('font-weight-bold'),
  }),
  out: css({ color: token('color-danger'), fontSize: token('font-size-s') }),
};
