import { css } from '../../core/style/css';

export const styles = {
  /** A line of its own below heading and dropdown. */
  notice: css({ flexBasis: '100%' }),
};
