import { css } from '../../core/style/css';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

const spaced = () => ({
  paddingBlock: `${token('space-4')} ${token('space-5')}`,
  borderBlockStart: `2px solid ${token('color-primary')}`,
});

export const styles = {
  // Gaps belong to the items: a hidden item takes no space, not even that of a gap.
  items: css({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(18)}), 1fr))`,
    columnGap: token('space-6'),
    'h2 + &': { marginBlockStart: token('space-5') },
  }),
  item: css({
    ...spaced(),
    '& > * + *': { marginBlockStart: token('space-2') },
    // The page's own margins would add to the item's.
    '& ::slotted(*)': { marginBlock: '0 !important' },
    '&[hidden]': { padding: 0, borderWidth: 0 },
    [media.still]: {
      '&[hidden]': { ...spaced(), display: 'block', contentVisibility: 'visible' },
    },
    // The button passes the focus to it, so that reading continues here.
  }),
  wide: css({ gridColumn: '1 / -1' }),
  more: css({
    display: 'flex',
    justifyContent: 'center',
    marginBlockStart: token('space-4'),
    [media.still]: { display: 'none' },
  }),
};
