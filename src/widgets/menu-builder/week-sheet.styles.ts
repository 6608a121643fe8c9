import { css } from '../../core/style/css';
import { headingType } from '../../core/style/heading.styles';
import { wrapping } from '../../core/style/layout';
import { token } from '../../core/style/tokens';

export const styles = {
  head: css({
    ...wrapping,
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '12pt',
    paddingBlockEnd: '8pt',
    borderBlockEnd: `3pt solid ${token('color-primary')}`,
    printColorAdjust: 'exact',
  }),
  title: css({
    ...headingType,
    fontSize: '42pt',
  }),
  week: css({ fontSize: '20pt' }),
  day: css({
    display: 'grid',
    gridTemplateColumns: '44mm minmax(0, 1fr)',
    columnGap: '6mm',
    paddingBlock: '17pt',
    borderBlockEnd: '0.5pt solid GrayText',
    '&:last-child': { borderBlockEnd: 0 },
  }),
  /** A day with few dishes stays on one page. */
  whole: css({ breakInside: 'avoid' }),
  dayName: css({
    fontSize: '17pt',
    lineHeight: 1.25,
  }),
  dishes: css({ display: 'block' }),
  dish: css({
    fontSize: '17pt',
    lineHeight: 1.25,
    overflowWrap: 'anywhere',
    breakInside: 'avoid',
    '& + &': { marginBlockStart: '6pt' },
  }),
};
