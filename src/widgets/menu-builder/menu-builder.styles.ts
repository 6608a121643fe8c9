import { css } from '../../core/style/css';
import { apart, column, wrapping } from '../../core/style/layout';
import { container, containerRoot, media } from '../../core/style/media';
import { token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...containerRoot,
    ...column,
    alignContent: 'start',
    gap: token('space-4'),
  }),
  head: css(apart('space-3')),
  buttons: css({
    ...wrapping,
    gap: token('space-2'),
    [media.print]: { display: 'none' },
  }),
  /** On paper, messages for the screen make no sense. */
  draft: css({ [media.print]: { display: 'none' } }),
  offer: css({ ...wrapping, gap: token('space-2'), marginBlockStart: token('space-3') }),
  empty: css({
    display: 'grid',
    justifyItems: 'start',
    gap: token('space-4'),
    padding: token('space-5'),
    borderRadius: token('radius-card'),
    background: token('color-surface-muted'),
    '& > p': { maxInlineSize: '34em' },
    [container.md]: { padding: token('space-6') },
  }),
};
