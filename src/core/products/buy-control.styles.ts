import { css } from '../style/css';
import { note, row, wrapping } from '../style/layout';
import { rem, token } from '../style/tokens';

export const styles = {
  root: css({
    ...wrapping,
    gap: token('space-2'),
    maxInlineSize: rem(28),
    // Side by side the button fills the rest; in a narrow card both are as wide as the card.
    '& > [role="group"]': { flex: '1 0 auto', justifyContent: 'space-between' },
    '& > button': { flex: '99 1 auto', paddingInline: token('space-3') },
  }),
  soldOut: css({
    ...row('space-2'),
    minBlockSize: rem(2.75),
    ...note,
  }),
  name: css({ fontWeight: token('font-weight-bold') }),
  /** A remedy: a link or a button within the message. */
  next: css({ textDecoration: 'underline', fontWeight: token('font-weight-bold') }),
};
