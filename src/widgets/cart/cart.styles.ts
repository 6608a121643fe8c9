import { beside, panel, shopPage } from '../../core/shop/shop-page.styles';
import { css } from '../../core/style/css';
import { columnsFrom, fieldBox, note, row, wrapping } from '../../core/style/layout';
import { container, media, reserved } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';
import { heights } from './cart.contract';

export const styles = {
  root: css({
    ...shopPage,
    // An empty cart is lower.
    ...reserved(heights),
  }),
  columns: css(beside('24em', token('space-5'), token('space-6'))),
  lines: css({ display: 'grid', borderBlockStart: `1px solid ${token('color-border')}` }),
  line: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: token('space-4'),
    rowGap: token('space-3'),
    paddingBlock: token('space-4'),
    borderBlockEnd: `1px solid ${token('color-border')}`,
    [container.md]: { gridTemplateColumns: `minmax(0, 1fr) auto ${rem(7)} auto` },
  }),
  product: css({
    ...row('space-3'),
    // A long word breaks before the text needs more space than beside the picture.
    overflowWrap: 'anywhere',
  }),
  picture: css({ flex: 'none', inlineSize: rem(3.5) }),
  name: css({ fontWeight: token('font-weight-bold') }),
  category: css(note),
  remove: css({
    order: 1,
    alignSelf: 'start',
    justifySelf: 'end',
    marginBlock: rem(-0.5),
    color: token('color-text-muted'),
    [container.md]: { order: 4, gridColumn: -2, alignSelf: 'center', margin: 0 },
    [media.print]: { display: 'none' },
  }),
  amount: css({ order: 2 }),
  price: css({
    order: 3,
    display: 'grid',
    justifyItems: 'end',
    fontWeight: token('font-weight-bold'),
    '& s': { fontWeight: token('font-weight-body'), fontSize: token('font-size-s') },
  }),
  actions: css({
    display: 'grid',
    gap: token('space-3'),
    marginBlockStart: token('space-2'),
    [media.print]: { display: 'none' },
  }),
  coupon: css({ display: 'grid', gap: token('space-3') }),
  field: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: token('space-2'),
    [media.print]: { display: 'none' },
    label: { display: 'grid', gap: token('space-1'), fontWeight: token('font-weight-bold') },
    input: {
      inlineSize: '100%',
      minBlockSize: rem(2.75),
      paddingInline: token('space-3'),
      ...fieldBox(),
      fontWeight: token('font-weight-body'),
      textTransform: 'uppercase',
      '&[aria-invalid]': { borderColor: token('color-danger') },
    },
  }),
  chips: css({ ...wrapping, gap: token('space-2') }),
  infos: css(columnsFrom(rem(15), 'space-4', 'fit')),
  info: css({
    ...panel,
    gap: token('space-2'),
    overflowWrap: 'anywhere',
    border: `1px solid ${token('color-border')}`,
    a: { color: token('color-link'), textDecoration: 'underline' },
  }),
};
