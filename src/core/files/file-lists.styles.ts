import { css } from '../style/css';
import { rem, token } from '../style/tokens';

export const styles = {
  list: css({ display: 'grid', gap: token('space-2'), marginBlockStart: token('space-2') }),
  row: css({
    display: 'flex',
    alignItems: 'center',
    gap: token('space-3'),
    overflowWrap: 'anywhere',
    '& > span:nth-of-type(2)': { flex: 1 },
  }),
  /** Keeps its space until the picture is drawn, so that the line does not move. */
  picture: css({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: rem(3),
    blockSize: rem(3),
    overflow: 'hidden',
    borderRadius: token('radius-s'),
    background: token('color-surface-muted'),
    color: token('color-text-muted'),
    canvas: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  }),
  /** As high as the line of the size, which replaces it. */
  progress: css({
    display: 'block',
    inlineSize: `min(100%, ${rem(12)})`,
    blockSize: rem(0.5),
    marginBlock: rem(0.5),
    accentColor: token('color-primary'),
  }),
  size: css({
    display: 'block',
    color: token('color-text-muted'),
    fontSize: token('font-size-s'),
    lineHeight: rem(1.5),
  }),
};
