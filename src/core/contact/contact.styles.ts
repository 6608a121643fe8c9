import { css } from '../style/css';
import { column } from '../style/layout';
import { containerRoot } from '../style/media';
import { token } from '../style/tokens';

export const styles = {
  /** A form in the page, below its heading. */
  inPage: css({ ...containerRoot, ...column, gap: token('space-4') }),
  thanks: css({ display: 'grid', justifyItems: 'start', gap: token('space-5') }),
};
