import { css } from '../style/css';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';

export const styles = {
  button: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space-3'),
    inlineSize: '100%',
    minBlockSize: rem(2.75),
    fontWeight: token('font-weight-bold'),
    svg: { transition: `rotate ${token('duration-slide')}` },
    '&[aria-expanded=true] svg': { rotate: '180deg' },
    [media.hover]: { '&:hover': { color: token('color-link') } },
  }),
  // A row that grows from nothing to its content is the one height that can be animated.
  panel: css({
    display: 'grid',
    gridTemplateRows: '0fr',
    transition: `grid-template-rows ${token('duration-slide')}`,
    '& > *': {
      minBlockSize: 0,
      maxBlockSize: 'var(--max-height)',
      overflow: 'auto',
      // What closes is seen until it has closed.
      transition: `content-visibility ${token('duration-slide')} allow-discrete`,
    },
    // What stands out of a box that scrolls is cut off.
    '& > * :where(:focus-visible)': { outlineOffset: '-3px' },
    // What is closed does not scroll.
    '& > [hidden]': { overflow: 'hidden' },
    // Where nothing can be opened, all is, and nothing waits for it to have opened.
    [media.still]: {
      gridTemplateRows: '1fr',
      transition: 'none',
      '& > *, & > [hidden]': {
        display: 'block',
        contentVisibility: 'visible',
        maxBlockSize: 'none',
        transition: 'none',
      },
    },
  }),
  openPanel: css({ gridTemplateRows: '1fr' }),
};
