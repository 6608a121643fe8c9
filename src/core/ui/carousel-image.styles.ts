import { css } from '../style/css';
import { container } from '../style/media';
import { rem, token } from '../style/tokens';

/** Of a carousel of images that fill it, in a `containerRoot`. */
export const styles = {
  image: css({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }),
  /** The row of buttons and dots, over the foot of the images. */
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
    color: token('color-on-image'),
    ':focus-visible': { outlineColor: token('color-on-image') },
  }),
  /** A text above that row. */
  aboveControls: css({ paddingBlockEnd: rem(5) }),
  /** The same with more than five dots, which stand in two lines where it is narrow. */
  aboveTwoLines: css({ paddingBlockEnd: rem(8), [container.sm]: { paddingBlockEnd: rem(5) } }),
};
