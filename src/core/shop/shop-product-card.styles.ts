import { css } from '../style/css';
import { media } from '../style/media';
import { token } from '../style/tokens';
import { shopCardSize } from './shop-card-size';

export const styles = {
  root: css({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    maxInlineSize: `${shopCardSize.maxWidth}px`,
    overflow: 'hidden',
    border: `1px solid ${token('color-border')}`,
    borderRadius: token('radius-card'),
    background: token('color-surface'),
    transition: `box-shadow ${token('duration-fast')}`,
    [media.hover]: { '&:hover': { boxShadow: token('shadow-2') } },
  }),
  link: css({
    '&:focus-visible': { outlineOffset: '2px' },
    [media.hover]: { '&:hover': { textDecoration: 'underline' } },
  }),
  body: css({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: token('space-3'),
    // A sold-out product has less to show.
    minBlockSize: `${shopCardSize.bodyHeight}px`,
    padding: token('space-4'),
    // Titles of one line or two, and the prices below them stand in one line.
    '& > :is(h2, h3)': {
      minBlockSize: `calc(2em * ${token('line-height-heading')})`,
      fontSize: `clamp(${token('font-size-m')}, 5cqi, ${token('font-size-l')})`,
    },
    '& > :last-child': { marginBlockStart: 'auto' },
  }),
  sale: css({
    position: 'absolute',
    insetBlockStart: token('space-3'),
    insetInlineStart: token('space-3'),
    paddingInline: token('space-3'),
    borderRadius: token('radius-button'),
    background: token('color-sale'),
    color: token('color-on-sale'),
    fontWeight: token('font-weight-bold'),
  }),
  quick: css({
    position: 'absolute',
    insetBlockStart: token('space-2'),
    insetInlineEnd: token('space-2'),
    background: token('color-surface'),
    boxShadow: token('shadow-1'),
  }),
};
