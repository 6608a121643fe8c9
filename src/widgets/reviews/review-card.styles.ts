import { css } from '../../core/style/css';
import { media, quietFocus, underlined } from '../../core/style/media';
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
    display: 'flex',
    flexWrap: 'wrap',
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
  text: css({
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    ...quietFocus,
  }),
  more: css({
    alignSelf: 'flex-start',
    minBlockSize: rem(2.75),
    marginBlock: `calc(-1 * ${token('space-3')})`,
    color: token('color-link'),
    fontWeight: token('font-weight-bold'),
    textAlign: 'start',
    ...underlined,
    [media.hover]: { '&:hover': { textDecorationThickness: '2px' } },
    '&:active': { color: token('color-primary-active') },
    [media.print]: { display: 'none' },
  }),
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
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
