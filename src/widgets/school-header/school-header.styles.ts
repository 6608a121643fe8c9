import { css } from '../../core/style/css';
import { filled, stack, wrapping } from '../../core/style/layout';
import { container, containerRoot } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css(containerRoot),
  sheet: css({
    display: 'flex',
    // The text is first in reading order, but the picture is above it where they are not side by
    // side.
    flexDirection: 'column-reverse',
    overflow: 'hidden',
    borderRadius: token('radius-card'),
    ...filled('accent'),
    [container.md]: { flexDirection: 'row' },
  }),
  besidePicture: css({ [container.md]: { minBlockSize: rem(22) } }),
  words: css({
    ...stack,
    justifyContent: 'center',
    flex: 1,
    minInlineSize: 0,
    gap: token('space-4'),
    padding: `clamp(${token('space-5')}, 6cqi, ${token('space-7')})`,
  }),
  text: css({
    maxInlineSize: '36em',
    fontSize: `clamp(${token('font-size-m')}, 2.2cqi, ${token('font-size-l')})`,
    whiteSpace: 'pre-line',
    textWrap: 'pretty',
  }),
  links: css({
    ...wrapping,
    gap: token('space-3'),
    marginBlockStart: token('space-2'),
    '& > *': { minInlineSize: 0, overflowWrap: 'anywhere' },
  }),
  picture: css({
    [container.md]: {
      aspectRatio: 'auto',
      inlineSize: '46%',
      flexShrink: 0,
      position: 'relative',
      borderStartStartRadius: `${rem(9)} 50%`,
      borderEndStartRadius: `${rem(9)} 50%`,
      img: { position: 'absolute', inset: 0 },
    },
  }),
};
