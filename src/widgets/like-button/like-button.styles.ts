import { css } from '../../core/style/css';
import { row } from '../../core/style/layout';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({ ...row('space-3'), flexWrap: 'wrap' }),
  button: css({
    ...row('space-2'),
    display: 'inline-flex',
    minBlockSize: rem(2.75),
    paddingInline: token('space-4'),
    borderWidth: '2px',
    borderStyle: 'solid',
    borderRadius: token('radius-button'),
    fontWeight: token('font-weight-bold'),
    transition: `background-color ${token('duration-fast')}, color ${token('duration-fast')}`,
    [media.print]: { display: 'none' },
  }),
  // Not dimmed: a like deserves to be seen.
  liked: css({
    borderColor: 'transparent',
    background: token('color-surface-muted'),
    cursor: 'default',
    [media.forcedColors]: { borderColor: 'GrayText' },
  }),
  count: css({
    paddingInlineStart: token('space-2'),
    borderInlineStart: `${token('border-width')} solid currentColor`,
    fontVariantNumeric: 'tabular-nums',
  }),
  failed: css({ color: token('color-danger'), fontSize: token('font-size-s') }),
};
