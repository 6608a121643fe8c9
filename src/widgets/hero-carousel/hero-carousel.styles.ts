import { css } from '../../core/style/css';
import { containerRoot } from '../../core/style/media';
import { token } from '../../core/style/tokens';

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
    paddingBlockStart: token('space-8'),
    paddingInline: `clamp(${token('space-5')}, 6%, ${token('space-7')})`,
    background: token('image-scrim'),
    '& > p': {
      maxInlineSize: token('page-width'),
      marginInline: 'auto',
    },
  }),
};
