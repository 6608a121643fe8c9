import { css } from '../../style/css';
import { centred, row } from '../../style/layout';
import { media } from '../../style/media';
import { rem, token } from '../../style/tokens';
import { starColors } from '../../ui/stars.styles';

export const styles = {
  row: css({
    ...row('space-2'),
    flexWrap: 'wrap',
    color: token('color-text-muted'),
  }),
  stars: css({
    display: 'flex',
    // Aligned with the label by the first star, not by the target around it.
    marginInlineStart: rem(-0.5),
    ...starColors,
    label: {
      ...centred,
      minInlineSize: rem(2.75),
      minBlockSize: rem(2.75),
      borderRadius: token('radius-m'),
      cursor: 'pointer',
      '&:has(:focus-visible)': { outline: `3px solid ${token('color-focus')}` },
      '&:active svg': { scale: '0.88' },
    },
    svg: { transition: `scale ${token('duration-fast')}` },
    // The stars up to the pointer show what a press would set; there is no gap between them.
    [media.hover]: {
      '&:hover svg': { fill: 'var(--fill)' },
      'label:hover ~ label svg': { fill: 'none' },
    },
  }),
};
