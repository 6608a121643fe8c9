import { css } from '../style/css';
import { media } from '../style/media';
import { token } from '../style/tokens';

export const styles = {
  // A grid row from 0fr to 1fr is the way to animate an unknown height.
  panel: css({
    display: 'grid',
    gridTemplateRows: '0fr',
    transition: `grid-template-rows ${token('duration-slide')}`,
    '& > *': {
      minBlockSize: 0,
      maxBlockSize: 'var(--max-height)',
      overflow: 'auto',
      // A closing panel stays visible until it has closed.
      transition: `content-visibility ${token('duration-slide')} allow-discrete`,
    },
    // A scroll box cuts off what is outside.
    '& > * :where(:focus-visible)': { outlineOffset: '-3px' },
    // A closed panel does not scroll.
    '& > [hidden]': { overflow: 'hidden' },
    // Where nothing can be opened, all panels are open, without a transition.
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
