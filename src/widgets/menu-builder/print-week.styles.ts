import { css } from '../../core/style/css';
import { token } from '../../core/style/tokens';

/** A sheet of paper: its sizes are points, and it is black on white in every brand. */
export const styles = {
  root: css({ color: '#000', fontSize: '12pt', lineHeight: 1.35 }),
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '12pt',
    paddingBlockEnd: '8pt',
    borderBlockEnd: `3pt solid ${token('color-primary')}`,
    printColorAdjust: 'exact',
  }),
  title: css({
    fontFamily: token('font-heading'),
    fontSize: '38pt',
    fontWeight: token('font-weight-heading'),
    lineHeight: token('line-height-heading'),
    letterSpacing: token('heading-letter-spacing'),
    textTransform: token('heading-transform') as 'none',
  }),
  week: css({ fontSize: '18pt' }),
  day: css({
    display: 'grid',
    gridTemplateColumns: '34mm minmax(0, 1fr)',
    columnGap: '8mm',
    paddingBlock: '14pt',
    breakInside: 'avoid',
    borderBlockEnd: '0.5pt solid #999',
    '&:last-child': { borderBlockEnd: 0 },
  }),
  dayName: css({
    fontFamily: token('font-heading'),
    fontSize: '15pt',
    fontWeight: token('font-weight-heading'),
    textTransform: token('heading-transform') as 'none',
    lineHeight: 1.25,
  }),
  dishes: css({ display: 'block' }),
  dish: css({
    fontSize: '15pt',
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    '& + &': { marginBlockStart: '6pt' },
  }),
};
