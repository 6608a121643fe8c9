import { css } from '../../style/css';
import { media } from '../../style/media';
import { rem, token } from '../../style/tokens';
import { starColors } from '../../ui/stars.styles';

export const styles = {
  row: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: token('space-2'),
    color: token('color-text-muted'),
  }),
  stars: css({
    display: 'flex',
    // In line with the label: the first star, not the target around it.
    marginInlineStart: rem(-0.5),
    ...starColors,
    label: {
      display: 'grid',
      placeItems: 'center',
      minInlineSize: rem(2.75),
      minBlockSize: rem(2.75),
      borderRadius: token('radius-m'),
      cursor: 'pointer',
      '&:has(:focus-visible)': { outline: `3px solid ${token('color-focus')}` },
      '&:active svg': { scale: '0.88' },
    },
    svg: { transition: `scale ${token('duration-fast')}` },
    // The pointer shows what a press would give: it is on one of them, which leave no gap.
    [media.hover]: {
      '&:hover svg': { fill: 'var(--fill)' },
      'label:hover ~ label svg': { fill: 'none' },
    },
  }),
};
