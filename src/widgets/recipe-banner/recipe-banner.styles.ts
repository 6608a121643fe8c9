import { css } from '../../core/style/css';
import { bottomBar, filled, wrapping } from '../../core/style/layout';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...bottomBar(),
    display: 'flex',
    alignItems: 'flex-start',
    gap: token('space-2'),
    padding: token('space-3'),
    paddingInlineStart: token('space-4'),
    paddingBlockEnd: `max(${token('space-3')}, env(safe-area-inset-bottom))`,
    ...filled('accent'),
    // The requirement refers to the window [CONT-09].
    [media.md]: { display: 'none' },
  }),
  content: css({
    ...wrapping,
    flex: 1,
    alignItems: 'center',
    gap: `${token('space-2')} ${token('space-4')}`,
    minInlineSize: 0,
  }),
  text: css({ flex: `1 1 ${rem(12)}`, minInlineSize: 0, fontWeight: token('font-weight-bold') }),
  link: css({ minBlockSize: rem(2.75) }),
};
