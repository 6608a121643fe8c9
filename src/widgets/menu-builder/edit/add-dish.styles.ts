import { css } from '../../../core/style/css';
import { media } from '../../../core/style/media';
import { rem, token } from '../../../core/style/tokens';

export const styles = {
  root: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: token('space-1'),
    [media.print]: { display: 'none' },
  }),
  field: css({
    inlineSize: '100%',
    minBlockSize: rem(2.75),
    paddingInline: token('space-3'),
    border: `1px dashed ${token('color-border-strong')}`,
    borderRadius: token('radius-input'),
    background: token('color-surface'),
    textOverflow: 'ellipsis',
    transition: `border-color ${token('duration-fast')}`,
    [media.hover]: { '&:hover': { borderColor: token('color-text') } },
    '&:focus': { borderStyle: 'solid' },
    '&::placeholder': { color: token('color-text-muted'), opacity: 1 },
  }),
  button: css({ color: token('color-link'), '&[aria-busy]': { opacity: 0.4 } }),
  list: css({
    insetBlockStart: `calc(100% + ${token('space-1')})`,
    inlineSize: '100%',
    minInlineSize: rem(12),
    lineHeight: 1.3,
    // The last day's list would extend beyond the widget.
    'section:last-of-type > form > &': { insetInlineStart: 'auto', insetInlineEnd: 0 },
  }),
};
