import { css, keyframes } from '../style/css';
import { centred, filled } from '../style/layout';
import { focusRing, media } from '../style/media';
import { rem, token } from '../style/tokens';

const widen = keyframes({ from: { clipPath: `inset(0 0 0 40% round ${token('radius-button')})` } });

export const styles = {
  form: css({
    '--_height': rem(3),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    blockSize: 'var(--_height)',
    inlineSize: '100%',
    border: `${token('border-width')} solid ${token('color-border-strong')}`,
    borderRadius: token('radius-button'),
    ...filled('surface'),
    transition: `border-color ${token('duration-fast')}`,
    '& > svg': { flex: 'none', marginInlineStart: token('space-4'), color: token('color-primary') },
    '&:focus-within': { borderColor: token('color-primary') },
    // The focus ring is around the box, not around the field inside it.
    '&:has(> input:focus-visible)': focusRing,
    [media.hover]: { '&:hover': { borderColor: token('color-text') } },
    [media.print]: { display: 'none' },
    // What is below it is anchored to it.
    anchorName: '--atria-search',
    anchorScope: 'all',
  }),
  quick: css({ maxInlineSize: rem(40) }),
  mobile: css({ '--_height': rem(2.75) }),
  // Wide from the start, so that nothing beside it moves; only the visible part grows [HDR-14].
  sticky: css({
    '--_height': rem(2.5),
    inlineSize: '216px',
    color: token('color-primary'),
    '& > input::placeholder': { color: token('color-primary') },
    animation: `${widen} ${token('duration-menu')} ease-out`,
  }),
  input: css({
    flex: 1,
    minInlineSize: 0,
    blockSize: '100%',
    paddingBlock: 0,
    paddingInline: `${token('space-4')} ${token('space-2')}`,
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    appearance: 'none',
    textOverflow: 'ellipsis',
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&::placeholder': { color: token('color-text-muted'), opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    'svg + &': { paddingInlineStart: token('space-2') },
  }),
  button: css({
    flex: 'none',
    ...centred,
    minInlineSize: 'calc(var(--_height) - 10px)',
    blockSize: 'calc(var(--_height) - 10px)',
    marginInlineEnd: '4px',
    borderRadius: token('radius-button'),
    color: token('color-primary'),
    transition: `background-color ${token('duration-fast')}`,
    [media.hover]: { '&:hover': { background: token('color-surface-muted') } },
    '&:active': { color: token('color-primary-active') },
  }),
  solid: css({
    paddingInline: token('space-5'),
    ...filled('primary'),
    fontWeight: token('font-weight-bold'),
    textTransform: token('button-transform') as 'none',
    letterSpacing: token('button-letter-spacing'),
    [media.hover]: { '&:hover': { background: token('color-primary-hover') } },
    '&:active': { background: token('color-primary-active'), color: token('color-on-primary') },
  }),
};
