import { css } from '../../core/style/css';
import { centred, column, columnsFrom, filled, note, row, stack } from '../../core/style/layout';
import { container, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({ '& > h2': { marginBlockEnd: token('space-5') } }),
  regions: css({ ...column, gap: token('space-6') }),
  regionName: css({
    paddingBlockEnd: token('space-2'),
    marginBlockEnd: token('space-4'),
    borderBlockEnd: `2px solid ${token('color-primary')}`,
  }),
  cards: css(columnsFrom(rem(15), 'space-5')),
  compactCards: css(columnsFrom(rem(20), 'space-5')),
  /** The picture beside the text. */
  card: css({
    display: 'flex',
    alignItems: 'flex-start',
    gap: token('space-4'),
    padding: token('space-4'),
    overflow: 'hidden',
    borderRadius: token('radius-card'),
    background: token('color-surface'),
    boxShadow: token('shadow-1'),
    [media.print]: { breakInside: 'avoid', border: `1px solid ${token('color-border')}` },
  }),
  /** Above the text, if there is room. */
  tall: css({ [container.sm]: { flexDirection: 'column' } }),
  initials: css({
    ...centred,
    fontFamily: token('font-heading'),
    fontWeight: token('font-weight-heading'),
    ...filled('accent'),
  }),
  portrait: css({
    flexShrink: 0,
    inlineSize: rem(4.5),
    aspectRatio: '1',
    borderRadius: '999px',
    fontSize: token('font-size-l'),
  }),
  /** From edge to edge of its card. */
  wide: css({
    [container.sm]: {
      inlineSize: `calc(100% + 2 * ${token('space-4')})`,
      aspectRatio: '4 / 3',
      margin: `calc(-1 * ${token('space-4')})`,
      marginBlockEnd: 0,
      borderRadius: 0,
    },
  }),
  body: css({
    ...stack,
    alignItems: 'flex-start',
    alignSelf: 'stretch',
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '& > *': { maxInlineSize: '100%' },
  }),
  kicker: css({
    marginBlockEnd: token('space-1'),
    fontSize: token('font-size-s'),
    fontWeight: token('font-weight-bold'),
    color: token('color-link'),
  }),
  title: css({ marginBlockEnd: token('space-2'), ...note }),
  way: css({
    ...row('space-2'),
    minBlockSize: rem(2.75),
    fontWeight: token('font-weight-bold'),
    '&[href]': { color: token('color-link') },
    '& > :last-child': { minInlineSize: 0 },
    [media.hover]: {
      '&[href]:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
    },
    '&[href]:active': { opacity: 0.7 },
  }),
};
