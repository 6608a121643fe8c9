import { css } from '../style/css';
import { filled, row } from '../style/layout';
import { live, media } from '../style/media';
import { rem, token } from '../style/tokens';

/** The look of buttons and of links that look like one. */
export const styles = {
  root: css({
    position: 'relative',
    ...row('space-2'),
    display: 'inline-flex',
    justifyContent: 'center',
    minBlockSize: rem(2.75),
    paddingBlock: token('space-2'),
    paddingInline: token('space-5'),
    border: '2px solid transparent',
    borderRadius: token('radius-button'),
    fontSize: token('font-size-m'),
    fontWeight: token('font-weight-bold'),
    lineHeight: 1.2,
    textAlign: 'center',
    textTransform: token('button-transform') as 'none',
    letterSpacing: token('button-letter-spacing'),
    cursor: 'pointer',
    transition: `background-color ${token('duration-fast')}, color ${token('duration-fast')}, border-color ${token('duration-fast')}`,
    // The spinner is before icon and text, in the padding: the button keeps its width.
    '&[aria-busy] > :first-child': { position: 'absolute', insetInlineStart: 0, scale: 0.6 },
    [media.print]: { display: 'none' },
  }),
  s: css({
    minBlockSize: rem(2.25),
    paddingBlock: token('space-1'),
    paddingInline: token('space-4'),
    fontSize: token('font-size-s'),
  }),
  block: css({ display: 'flex', inlineSize: '100%' }),
  primary: css({
    ...filled('primary'),
    [media.hover]: { [`&:hover${live}`]: { background: token('color-primary-hover') } },
    [`&:active${live}`]: { background: token('color-primary-active') },
    // Readable while it is disabled: a pale brand colour is not.
    '&[aria-disabled=true]:not([aria-busy])': {
      borderColor: token('color-border'),
      background: token('color-surface'),
      color: token('color-text-muted'),
      opacity: 1,
    },
  }),
  secondary: css({
    borderColor: token('color-primary'),
    color: token('color-link'),
    background: token('color-surface'),
    [media.hover]: { [`&:hover${live}`]: filled('primary') },
    [`&:active${live}`]: {
      background: token('color-primary-active'),
      color: token('color-on-primary'),
    },
  }),
  quiet: css({
    paddingInline: token('space-3'),
    color: token('color-link'),
    [media.hover]: { [`&:hover${live}`]: { background: token('color-surface-muted') } },
    [`&:active${live}`]: { background: token('color-border') },
  }),
};
