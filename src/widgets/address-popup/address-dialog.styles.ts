import { css } from '../../core/style/css';
import { column, wrapping } from '../../core/style/layout';
import { media } from '../../core/style/media';
import { token } from '../../core/style/tokens';

export const styles = {
  content: css({
    ...column,
    gap: token('space-5'),
    // So that all of it is visible on most screens.
    '& > div, form': { gap: token('space-4') },
  }),
  logout: css({
    ...wrapping,
    columnGap: token('space-2'),
    paddingBlockStart: token('space-4'),
    borderBlockStart: `1px solid ${token('color-border')}`,
    color: token('color-text-muted'),
    a: {
      color: token('color-link'),
      textDecoration: 'underline',
      [media.hover]: { '&:hover': { textDecorationThickness: '2px' } },
    },
  }),
};
