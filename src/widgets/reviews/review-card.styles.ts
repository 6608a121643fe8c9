import { css } from '../../core/style/css';
import { wrapping } from '../../core/style/layout';
import { media, quietFocus } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    display: 'flex',
    flexDirection: 'column',
    gap: token('space-3'),
    blockSize: '100%',
    padding: token('space-5'),
    border: `1px solid ${token('color-border')}`,
    borderRadius: token('radius-card'),
    background: token('color-surface'),
    breakInside: 'avoid',
  }),
  head: css({
    ...wrapping,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: token('space-2'),
    minBlockSize: rem(1.5),
  }),
  own: css({
    paddingInline: token('space-3'),
    borderRadius: token('radius-button'),
    background: token('color-accent'),
    color: token('color-on-accent'),
    fontSize: token('font-size-s'),
    fontWeight: token('font-weight-bold'),
  }),
  // A visitor's line breaks show.
  text: css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', ...quietFocus }),
  more: css({
    alignSelf: 'flex-start',
    marginBlock: `calc(-1 * ${token('space-3')})`,
    textAlign: 'start',
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
    display: 'inline-flex',
    alignItems: 'center',
    gap: token('space-1'),
    color: token('color-success'),
  }),
};
