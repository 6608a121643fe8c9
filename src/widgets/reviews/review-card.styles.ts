import { css } from '../../core/style/css';
import { apart, filled, row, stack, wrapping } from '../../core/style/layout';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...stack,
    gap: token('space-3'),
    blockSize: '100%',
    padding: token('space-5'),
    border: `1px solid ${token('color-border')}`,
    borderRadius: token('radius-card'),
    background: token('color-surface'),
    breakInside: 'avoid',
  }),
  head: css({
    ...apart('space-2'),
    minBlockSize: rem(1.5),
  }),
  own: css({
    paddingInline: token('space-3'),
    borderRadius: token('radius-button'),
    ...filled('accent'),
    fontSize: token('font-size-s'),
    fontWeight: token('font-weight-bold'),
  }),
  // A visitor's line breaks show.
  text: css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }),
  more: css({
    alignSelf: 'flex-start',
    marginBlock: `calc(-1 * ${token('space-3')})`,
    '&:active': { color: token('color-primary-active') },
    [media.print]: { display: 'none' },
  }),
  foot: css({
    ...wrapping,
    alignItems: 'center',
    gap: `${token('space-1')} ${token('space-3')}`,
    marginBlockStart: 'auto',
    fontSize: token('font-size-s'),
  }),
  name: css({ fontWeight: token('font-weight-bold'), overflowWrap: 'anywhere' }),
  verified: css({
    ...row('space-1'),
    display: 'inline-flex',
    color: token('color-success'),
  }),
};
