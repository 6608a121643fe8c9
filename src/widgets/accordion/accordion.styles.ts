import { css } from '../../core/style/css';
import { headingType } from '../../core/style/heading.styles';
import { containerRoot, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({ ...containerRoot, borderBlockStart: `1px solid ${token('color-border')}` }),
  button: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space-3'),
    inlineSize: '100%',
    minBlockSize: rem(4),
    paddingBlock: token('space-3'),
    paddingInline: token('space-2'),
    ...headingType,
    fontSize: token('font-size-l'),
    transition: `background ${token('duration-fast')}`,
    [media.hover]: {
      '&:hover': { background: token('color-surface-muted'), color: token('color-link') },
    },
    '&:active': { background: token('color-accent'), color: token('color-on-accent') },
    '&[aria-expanded=true]': { color: token('color-link') },
    // A long word does not move the arrow.
    '& > span': { minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
    svg: { color: token('color-primary'), transition: `rotate ${token('duration-slide')}` },
    '&[aria-expanded=true] svg': { rotate: '180deg' },
  }),
  panel: css({
    borderBlockEnd: `1px solid ${token('color-border')}`,
    // The scroll box fades over the padding at its end: a cut line shows that there is more.
    '[role=region]': {
      maskImage: `linear-gradient(#000 calc(100% - ${token('space-5')}), transparent)`,
      [media.print]: { maskImage: 'none' },
    },
  }),
  content: css({
    paddingBlock: `${token('space-1')} ${token('space-5')}`,
    paddingInline: token('space-2'),
    // The page's own margins would add to the panel's.
    '& ::slotted(*)': { marginBlock: '0 !important' },
  }),
};
