import { css } from '../style/css';
import { column, row } from '../style/layout';
import { container } from '../style/media';
import { rem, token } from '../style/tokens';

export const styles = {
  columns: css({
    ...column,
    gap: token('space-5'),
    // Of the facts, which load.
    minBlockSize: rem(25),
    [container.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: token('space-6') },
  }),
  facts: css({
    ...column,
    alignContent: 'start',
    gap: token('space-4'),
    overflowWrap: 'anywhere',
  }),
  line: css(row('space-2')),
  stock: css({ color: token('color-success'), fontWeight: token('font-weight-bold') }),
  // The arrow follows the words, as everywhere.
  more: css({
    flexDirection: 'row-reverse',
    justifySelf: 'start',
    marginInlineStart: `calc(${token('space-3')} * -1)`,
  }),
  picture: css({ borderRadius: token('radius-card') }),
};
