import { shopPage } from '../../core/shop/shop-page.styles';
import { css } from '../../core/style/css';
import { column } from '../../core/style/layout';
import { container, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...shopPage,
    justifyItems: 'start',
    gap: token('space-4'),
    [media.print]: { display: 'none' },
  }),
  title: css({ scrollMarginBlockStart: token('space-5') }),
  /** Side by side if both have room. */
  ways: css({
    ...column,
    gap: token('space-4'),
    inlineSize: '100%',
    [container.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: token('space-5') },
  }),
  way: css({
    ...column,
    alignContent: 'start',
    justifyItems: 'start',
    gap: token('space-3'),
    padding: `clamp(${token('space-4')}, 5%, ${token('space-6')})`,
    borderRadius: token('radius-card'),
    background: token('color-surface-muted'),
  }),
  text: css({ maxInlineSize: rem(28), marginBlockEnd: token('space-2') }),
};
