import { css } from '../../core/style/css';
import { container, containerRoot } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...containerRoot,
    background: token('color-surface-muted'),
    color: token('color-on-image'),
    ':focus-visible': { outlineColor: token('color-on-image') },
  }),
  slide: css({ position: 'relative', blockSize: '600px' }),
  text: css({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    paddingBlock: `${token('space-8')} ${rem(5)}`,
    paddingInline: `clamp(${token('space-5')}, 6%, ${token('space-7')})`,
    background: token('image-scrim'),
    '& > p': {
      maxInlineSize: token('page-width'),
      marginInline: 'auto',
    },
  }),
  // So many dots stand in a line of their own where it is narrow, and the text above both.
  overTwoLines: css({ paddingBlockEnd: rem(8), [container.sm]: { paddingBlockEnd: rem(5) } }),
  controls: css({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: token('space-4'),
    inlineSize: 'fit-content',
    maxInlineSize: `calc(100% - ${token('space-5')})`,
    marginInline: 'auto',
    // The images may be light, and not every one has the shade of a text.
    borderRadius: rem(1.5),
    background: token('color-backdrop'),
  }),
};
