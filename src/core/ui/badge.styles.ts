import { css } from '../style/css';
import { filled } from '../style/layout';
import { rem, token } from '../style/tokens';

export const styles = {
  root: css({
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: rem(1.25),
    blockSize: rem(1.25),
    paddingInline: rem(0.3125),
    borderRadius: '999px',
    ...filled('sale'),
    fontSize: token('font-size-xs'),
    fontWeight: token('font-weight-bold'),
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  }),
};
