import { css } from '../../core/style/css';
import { container, containerRoot } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...containerRoot,
    background: token('color-surface-muted'),
    // The arrows: beside the dots where it is narrow, since the text is over the whole width there.
    '& > button': { alignSelf: 'end', marginBlockEnd: token('space-4') },
    [container.md]: { '& > button': { alignSelf: 'center', marginBlockEnd: 0 } },
  }),
  slide: css({
    position: 'relative',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    blockSize: '400px',
    overflow: 'hidden',
    color: token('color-on-image'),
    '& > *': { gridArea: '1 / 1' },
    [container.md]: { blockSize: '480px' },
    [container.lg]: { blockSize: '560px' },
  }),
  text: css({
    display: 'grid',
    alignSelf: 'end',
    paddingBlock: `${token('space-8')} ${rem(5)}`,
    paddingInline: token('space-5'),
    background: token('image-scrim'),
    [container.md]: { paddingInline: rem(5) },
    p: {
      inlineSize: '100%',
      maxInlineSize: token('page-width'),
      marginInline: 'auto',
    },
  }),
  atStart: css({ textAlign: 'start' }),
  inMiddle: css({ textAlign: 'center' }),
  atEnd: css({ textAlign: 'end' }),
  layer: css({ background: token('color-backdrop') }),
  overLayer: css({ alignSelf: 'center', paddingBlockStart: token('space-5'), background: 'none' }),
  controls: css({
    position: 'absolute',
    gridRow: 1,
    gridColumn: 1,
    placeSelf: 'end center',
    marginBlockEnd: token('space-4'),
    borderRadius: rem(1.5),
    // The pictures may be light.
    background: token('color-backdrop'),
    color: token('color-on-image'),
    ':focus-visible': { outlineColor: token('color-on-image') },
  }),
};
