import { css } from '../../core/style/css';
import { filled, stack, wrapping } from '../../core/style/layout';
import { rem, token } from '../../core/style/tokens';
import { menuLine, menuRow } from '../../core/ui/menu-section.styles';

const away = { transform: 'translateX(-100%)' };
const slide = ['transform', 'display', 'overlay']
  .map((property) => `${property} ${token('duration-menu')} ease-out allow-discrete`)
  .join(',');

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
    ...filled('surface'),
    overscrollBehavior: 'contain',
    transition: slide,
    ...away,
    '&[open]': { transform: 'none', '@starting-style': away },
    '&::backdrop': { background: token('color-backdrop') },
  }),
  box: css({ ...stack, minBlockSize: '100%' }),
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
    ...stack,
    flex: 1,
    gap: token('space-4'),
    padding: token('space-4'),
  }),
  waiting: css({ marginBlock: token('space-3') }),
  line: css({ ...menuRow(), ...menuLine, fontWeight: token('font-weight-bold') }),
  upper: css({ letterSpacing: '0.06em', textTransform: 'uppercase' }),
  foot: css({ marginBlockStart: 'auto', ...wrapping, gap: token('space-2') }),
};
