import { css } from '../style/css';
import { headingType } from '../style/heading.styles';
import { centred, row } from '../style/layout';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';

/** The row of a menu, and the line between two rows. */
export const menuRow = () => ({
  ...row('space-3'),
  flex: 1,
  minBlockSize: rem(3.25),
  paddingBlock: token('space-2'),
  overflowWrap: 'anywhere' as const,
  hyphens: 'auto' as const,
  '&[aria-current]': { color: token('color-link'), textDecoration: 'underline' },
  [media.hover]: { '&:hover': { color: token('color-link') } },
  '&:active': { opacity: 0.7 },
});
export const menuLine = { borderBlockEnd: `1px solid ${token('color-border')}` };

export const styles = {
  section: css({
    ...menuLine,
    '[aria-expanded] svg': { transition: `rotate ${token('duration-slide')}` },
    '[aria-expanded=true] svg': { rotate: '180deg' },
  }),
  head: css({ display: 'flex', inlineSize: '100%' }),
  link: css({
    ...menuRow(),
    minInlineSize: 0,
    fontSize: token('font-size-l'),
    ...headingType,
  }),
  toggle: css({
    ...centred,
    flexShrink: 0,
    inlineSize: rem(3.25),
    borderRadius: token('radius-s'),
    [media.hover]: { '&:hover': { background: token('color-surface-muted') } },
    '&:active': { background: token('color-accent') },
  }),
  child: css({
    ...menuRow(),
    minBlockSize: rem(2.75),
    paddingInlineStart: token('space-4'),
    borderInlineStart: `3px solid ${token('color-accent')}`,
    '&[aria-current]': { ...menuRow()['&[aria-current]'], borderColor: 'currentColor' },
  }),
  teaser: css({
    maxInlineSize: rem(24),
    marginBlock: token('space-4'),
    borderRadius: token('radius-card'),
    overflow: 'hidden',
    background: token('color-surface-muted'),
  }),
  teaserLink: css({
    ...menuRow(),
    paddingInline: token('space-4'),
    color: token('color-link'),
    fontWeight: token('font-weight-bold'),
  }),
};
