import { css } from '../../core/style/css';
import { containerRoot, media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...containerRoot,
    '& > h2': { marginBlockEnd: token('space-5') },
  }),
  regions: css({ display: 'grid', gap: token('space-6') }),
  region: css({ minInlineSize: 0 }),
  regionName: css({
    paddingBlockEnd: token('space-2'),
    marginBlockEnd: token('space-4'),
    borderBlockEnd: `2px solid ${token('color-primary')}`,
  }),
  cards: css({
    display: 'grid',
    gap: token('space-5'),
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(15)}), 1fr))`,
  }),
  compactCards: css({
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${rem(20)}), 1fr))`,
  }),
  card: css({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'hidden',
    borderRadius: token('radius-card'),
    background: token('color-surface'),
    boxShadow: token('shadow-1'),
    [media.print]: { breakInside: 'avoid', border: `1px solid ${token('color-border')}` },
  }),
  compact: css({
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: token('space-4'),
    padding: token('space-4'),
  }),
  picture: css({ flexShrink: 0 }),
  initials: css({
    display: 'grid',
    placeItems: 'center',
    fontFamily: token('font-heading'),
    fontWeight: token('font-weight-heading'),
    background: token('color-accent'),
    color: token('color-on-accent'),
  }),
  /** The round one beside the text. */
  portrait: css({
    inlineSize: rem(4.5),
    aspectRatio: '1',
    borderRadius: '999px',
    fontSize: token('font-size-l'),
  }),
  /** The same above the text. */
  above: css({ marginBlockStart: token('space-4'), marginInlineStart: token('space-4') }),
  body: css({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    flex: 1,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '& > *': { maxInlineSize: '100%' },
    padding: token('space-4'),
  }),
  compactBody: css({ padding: 0 }),
  kicker: css({
    marginBlockEnd: token('space-1'),
    fontSize: token('font-size-s'),
    fontWeight: token('font-weight-bold'),
    color: token('color-link'),
  }),
  title: css({
    marginBlockEnd: token('space-2'),
    fontSize: token('font-size-s'),
    color: token('color-text-muted'),
  }),
  way: css({
    display: 'flex',
    alignItems: 'center',
    gap: token('space-2'),
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
