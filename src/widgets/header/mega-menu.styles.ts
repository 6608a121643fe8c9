import { css, keyframes } from '../../core/style/css';
import { headingType } from '../../core/style/heading.styles';
import { filled } from '../../core/style/layout';
import { media } from '../../core/style/media';
import { pagePadding, rem, token } from '../../core/style/tokens';

const appear = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

export const styles = {
  panel: css({
    position: 'absolute',
    insetBlockStart: '100%',
    insetInline: 0,
    zIndex: 5,
    maxBlockSize: `calc(100dvh - ${rem(4)})`,
    overflowY: 'auto',
    ...filled('surface'),
    fontSize: token('font-size-m'),
    fontWeight: token('font-weight-body'),
    boxShadow: token('shadow-2'),
    borderBlockStart: `3px solid ${token('color-header-accent')}`,
    borderEndStartRadius: token('radius-l'),
    borderEndEndRadius: token('radius-l'),
    animation: `${appear} ${token('duration-fast')} ease-out`,
  }),
  dropdown: css({
    insetInline: '0 auto',
    inlineSize: 'max-content',
    minInlineSize: rem(14),
    maxInlineSize: rem(22),
    padding: token('space-3'),
    // The last ones of a row open towards the middle.
    'li:nth-child(n+3):nth-last-child(-n+2) > &': { insetInline: 'auto 0' },
  }),
  inner: css({
    display: 'flex',
    gap: token('space-7'),
    paddingBlock: `${token('space-6')} ${token('space-7')}`,
    paddingInline: pagePadding,
  }),
  teaser: css({
    flex: '0 0 30%',
    maxInlineSize: rem(24),
    borderRadius: token('radius-card'),
    overflow: 'hidden',
    alignSelf: 'start',
  }),
  body: css({ flex: 1, minInlineSize: 0 }),
  title: css({
    marginBlockEnd: token('space-4'),
    ...headingType,
    fontSize: token('font-size-2xl'),
  }),
  columns: css({
    columns: `3 ${rem(11)}`,
    columnGap: token('space-6'),
    marginBlockEnd: token('space-5'),
    '& > li': { breakInside: 'avoid' },
  }),
  link: css({
    display: 'block',
    padding: `${token('space-2')} ${token('space-3')}`,
    marginInline: `calc(-1 * ${token('space-3')})`,
    borderRadius: token('radius-s'),
    '&[aria-current]': { color: token('color-link'), fontWeight: token('font-weight-bold') },
    [media.hover]: {
      '&:hover': { background: token('color-surface-muted'), color: token('color-link') },
    },
    '&:active': { background: token('color-accent') },
  }),
};
