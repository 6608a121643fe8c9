import { css } from '../../src/core/style/css';
import { heading } from '../../src/core/style/heading.styles';
import { rem, type TokenName, token } from '../../src/core/style/tokens';

const size = (name: TokenName) =>
  css({ fontSize: token(name), lineHeight: token('line-height-heading') });

/** Sizes of type, the largest first. */
export const sizes = {
  'font-size-4xl': size('font-size-4xl'),
  'font-size-3xl': size('font-size-3xl'),
  'font-size-2xl': size('font-size-2xl'),
  'font-size-xl': size('font-size-xl'),
  'font-size-l': size('font-size-l'),
  'font-size-m': size('font-size-m'),
  'font-size-s': size('font-size-s'),
  'font-size-xs': size('font-size-xs'),
};

export const styles = {
  root: css({
    display: 'grid',
    gap: token('space-3'),
    padding: rem(1.25),
    background: token('color-background'),
    containerType: 'inline-size',
    blockSize: '100%',
    alignContent: 'start',
  }),
  heading: heading.card,
  line: css({
    display: 'grid',
    gridTemplateColumns: `${rem(4)} minmax(0, 1fr)`,
    alignItems: 'baseline',
    gap: token('space-3'),
  }),
  sample: css({
    whiteSpace: 'nowrap',
    overflow: 'clip',
    textOverflow: 'ellipsis',
    paddingBlock: rem(0.1),
  }),
  small: css({ fontSize: rem(0.75), color: token('color-text-muted') }),
  bold: css({ fontWeight: token('font-weight-bold') }),
};
