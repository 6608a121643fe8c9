import { css } from '../../core/style/css';
import { container, containerRoot, media, quietFocus } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...containerRoot,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: token('space-4'),
    maxInlineSize: token('page-width'),
    marginInline: 'auto',
    paddingBlock: token('space-5'),
    [media.print]: { display: 'none' },
  }),
  title: css({
    scrollMarginBlockStart: token('space-5'),
    ...quietFocus,
  }),
  /** Side by side where both have room. */
  ways: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: token('space-4'),
    inlineSize: '100%',
    [container.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: token('space-5') },
  }),
  way: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'start',
    gap: token('space-3'),
    padding: `clamp(${token('space-4')}, 5%, ${token('space-6')})`,
    borderRadius: token('radius-card'),
    background: token('color-surface-muted'),
  }),
  text: css({ maxInlineSize: rem(28), marginBlockEnd: token('space-2') }),
  back: css({
    display: 'inline-block',
    paddingBlock: token('space-2'),
    color: token('color-link'),
    textDecoration: 'underline',
    [media.hover]: { '&:hover': { textDecorationThickness: '2px' } },
  }),
};
