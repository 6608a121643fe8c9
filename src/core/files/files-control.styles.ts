import { css } from '../style/css';
import { note, row, square } from '../style/layout';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';

export const styles = {
  zone: css({
    ...row('space-2'),
    minBlockSize: rem(5),
    padding: `${token('space-3')} ${token('space-4')}`,
    border: `2px dashed ${token('color-border-strong')}`,
    borderRadius: token('radius-m'),
    background: token('color-surface-muted'),
    [media.hover]: { '&:hover': { borderColor: token('color-text') } },
    '&[aria-invalid]': { borderColor: token('color-danger') },
    strong: { color: token('color-link'), textDecoration: 'underline' },
  }),
  /** A finger cannot drop files. */
  drop: css({ '@media (hover: none), (pointer: coarse)': { display: 'none' } }),
  over: css({ borderColor: token('color-primary'), background: token('color-surface') }),
  list: css({ display: 'grid', gap: token('space-2'), marginBlockStart: token('space-2') }),
  row: css({
    ...row('space-3'),
    overflowWrap: 'anywhere',
    '& > span:nth-of-type(2)': { flex: 1 },
  }),
  /** Keeps its space until the picture is drawn, so that the line does not move. */
  picture: css({
    ...square(rem(3)),
    flexShrink: 0,
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
    ...note,
    lineHeight: rem(1.5),
  }),
};
