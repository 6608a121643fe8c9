import { css } from '../../core/style/css';
import { bottomBar, column, row } from '../../core/style/layout';
import { container, containerRoot } from '../../core/style/media';
import { pagePadding, rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...containerRoot,
    ...bottomBar(),
    borderBlockStart: `${token('border-width')} solid ${token('color-border')}`,
    background: token('color-surface'),
  }),
  content: css({
    ...column,
    gap: token('space-2'),
    paddingInline: pagePadding,
    paddingBlockStart: token('space-3'),
    paddingBlockEnd: `max(${token('space-3')}, env(safe-area-inset-bottom))`,
    // In a row: the question, and beside it the answer and the form, one line high.
    [container.md]: {
      gridTemplateColumns: 'minmax(0, max-content) auto',
      justifyContent: 'start',
      alignItems: 'center',
      columnGap: token('space-5'),
      paddingInlineEnd: `max(${pagePadding}, ${rem(3.5)})`,
      '& > form': { flexWrap: 'nowrap', alignItems: 'center' },
      // The answer takes the rest, so that the field keeps its width.
      '& > form > [aria-live]': { flex: '0 1 auto' },
      '& > form > div:not([aria-live])': {
        ...row('space-3'),
        flex: 'none',
        maxInlineSize: rem(20),
      },
    },
  }),
  /** The whole bar on a phone, beside the button that closes it. */
  line: css({
    inlineSize: '100%',
    minBlockSize: rem(3),
    paddingInline: `${token('page-gutter')} ${rem(3)}`,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    span: { color: token('color-link'), textDecoration: 'underline' },
  }),
  title: css({
    paddingInlineEnd: token('space-6'),
    fontWeight: token('font-weight-bold'),
    [container.md]: { paddingInlineEnd: 0 },
  }),
  close: css({
    position: 'absolute',
    insetBlockStart: token('space-1'),
    insetInlineEnd: token('space-1'),
  }),
};
