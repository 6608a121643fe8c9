import { css } from '../style/css';
import { fieldBox, row } from '../style/layout';
import { rem, token } from '../style/tokens';

export const styles = {
  root: css({
    position: 'relative',
    display: 'inline-block',
    minInlineSize: rem(12),
    maxInlineSize: '100%',
  }),
  button: css({
    ...row('space-3'),
    justifyContent: 'space-between',
    inlineSize: '100%',
    minBlockSize: rem(2.75),
    paddingInline: token('space-4'),
    ...fieldBox(),
    '&[aria-expanded=true] svg': { rotate: '180deg' },
    '& > :first-child': { minInlineSize: 0, overflowWrap: 'break-word', textAlign: 'start' },
    // The count, at the corner: the button keeps its size.
    '& > svg + span': { position: 'absolute', insetBlockStart: rem(-0.5), insetInlineEnd: 0 },
    svg: { flexShrink: 0, transition: `rotate ${token('duration-fast')}` },
  }),
  list: css({
    position: 'absolute',
    insetBlockStart: 'calc(100% + 4px)',
    insetInlineStart: 0,
    zIndex: 30,
    border: `1px solid ${token('color-border')}`,
    borderRadius: token('radius-m'),
    background: token('color-surface'),
    boxShadow: token('shadow-2'),
    inlineSize: 'max-content',
    minInlineSize: `max(100%, min(90vw, ${rem(14)}))`,
    maxInlineSize: 'max(100%, min(90vw, 24em))',
    maxBlockSize: rem(13),
    overflow: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: token('space-1'),
  }),
  option: css({
    ...row('space-2'),
    minBlockSize: rem(2.5),
    paddingInline: token('space-4'),
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    // Of the same weight, so that no line wraps and moves the options after it.
    '&[aria-selected=true]': { color: token('color-link') },
    '&[data-active]': {
      background: token('color-surface-muted'),
      boxShadow: `inset 3px 0 ${token('color-primary')}`,
    },
  }),
  check: css({ inlineSize: rem(1.25), flexShrink: 0 }),
};
