import { css } from '../../core/style/css';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

const away = { transform: 'translateX(-100%)' };
const slide = ['transform', 'display', 'overlay']
  .map((property) => `${property} ${token('duration-menu')} ease-out allow-discrete`)
  .join(',');
const row = {
  display: 'flex',
  alignItems: 'center',
  gap: token('space-3'),
  flex: 1,
  minBlockSize: rem(3.25),
  paddingBlock: token('space-2'),
  '&[aria-current]': { color: token('color-link') },
  [media.hover]: { '&:hover': { color: token('color-link') } },
  '&:active': { opacity: 0.7 },
};
const line = { borderBlockEnd: `1px solid ${token('color-border')}` };

export const styles = {
  dialog: css({
    position: 'fixed',
    inset: '0 auto 0 0',
    inlineSize: 'calc(100% * 11 / 12)',
    maxInlineSize: 'none',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    background: token('color-surface'),
    color: token('color-text'),
    overscrollBehavior: 'contain',
    transition: slide,
    ...away,
    '&[open]': { transform: 'none', '@starting-style': away },
    '&::backdrop': { background: token('color-backdrop') },
  }),
  box: css({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100%',
  }),
  head: css({
    display: 'grid',
    gridTemplateColumns: `minmax(${rem(2.75)}, 1fr) minmax(0, ${rem(10)}) minmax(${rem(2.75)}, 1fr)`,
    alignItems: 'center',
    '& > :nth-child(3)': { justifySelf: 'end' },
    minBlockSize: rem(4),
    paddingInline: token('space-2'),
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    background: token('color-header'),
    color: token('color-on-header'),
  }),
  content: css({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: token('space-4'),
    padding: token('space-4'),
  }),
  waiting: css({ marginBlock: token('space-3') }),
  section: css(line),
  sectionHead: css({ display: 'flex' }),
  sectionLink: css({
    ...row,
    fontSize: token('font-size-l'),
    fontFamily: token('font-heading'),
    fontWeight: token('font-weight-heading'),
    textTransform: token('heading-transform'),
  }),
  upper: css({
    ...row,
    ...line,
    fontWeight: token('font-weight-bold'),
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  }),
  plain: css({ ...row, ...line, fontWeight: token('font-weight-bold') }),
  toggle: css({
    display: 'grid',
    placeItems: 'center',
    inlineSize: rem(3.25),
    borderRadius: token('radius-s'),
    svg: { transition: `rotate ${token('duration-slide')}` },
    '&[aria-expanded="true"] svg': { rotate: '180deg' },
    [media.hover]: { '&:hover': { background: token('color-surface-muted') } },
    '&:active': { background: token('color-accent') },
  }),
  child: css({
    ...row,
    minBlockSize: rem(2.75),
    paddingInlineStart: token('space-4'),
    borderInlineStart: `3px solid ${token('color-accent')}`,
    '&[aria-current]': { color: token('color-link'), borderColor: 'currentColor' },
  }),
  teaser: css({
    maxInlineSize: rem(24),
    marginBlock: token('space-4'),
    borderRadius: token('radius-card'),
    overflow: 'hidden',
    background: token('color-surface-muted'),
  }),
  teaserLink: css({
    ...row,
    paddingInline: token('space-4'),
    color: token('color-link'),
    fontWeight: token('font-weight-bold'),
  }),
  foot: css({ marginBlockStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: token('space-2') }),
};
