import { css } from '../../core/style/css';
import { column, disc, row } from '../../core/style/layout';
import { container, containerRoot, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css(containerRoot),
  sides: css({ ...column, gap: token('space-5'), alignItems: 'start' }),
  twoSides: css({
    [container.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  }),
  // Uncut, and aligned with the list where they are side by side.
  picture: css({
    background: 'none',
    img: { objectFit: 'contain', [container.md]: { objectPosition: 'top' } },
  }),
  list: css({ borderBlockStart: `1px solid ${token('color-border')}` }),
  entry: css({
    borderBlockEnd: `1px solid ${token('color-border')}`,
    borderInlineStart: '4px solid transparent',
    transition: `border-color ${token('duration-fast')}, background-color ${token('duration-fast')}`,
    '&[data-chosen]': {
      borderInlineStartColor: token('color-primary'),
      background: token('color-surface-muted'),
      '& > button': { color: token('color-link') },
      svg: { rotate: '180deg' },
    },
    [media.still]: { svg: { display: 'none' } },
  }),
  button: css({
    ...row('space-3'),
    inlineSize: '100%',
    minBlockSize: rem(3.25),
    paddingBlock: token('space-2'),
    paddingInline: token('space-3'),
    fontWeight: token('font-weight-bold'),
    outlineOffset: '-3px',
    '& > :nth-child(2)': { flex: 1, minInlineSize: 0 },
    svg: { transition: `rotate ${token('duration-fast')}` },
    [media.hover]: { '&:hover': { background: token('color-surface-muted') } },
    '&:active': { background: token('color-border') },
  }),
  number: css({
    ...disc(rem(1.875)),
    fontSize: token('font-size-s'),
    lineHeight: 1,
  }),
  // Aligned with the label, after the number.
  text: css({
    display: 'grid',
    gap: token('space-1'),
    paddingBlock: `${token('space-1')} ${token('space-4')}`,
    paddingInline: `calc(${rem(1.875)} + 2 * ${token('space-3')}) ${token('space-4')}`,
  }),
  info: css({
    whiteSpace: 'pre-line',
    textWrap: 'pretty',
    a: { color: token('color-link'), textDecoration: 'underline' },
  }),
};
