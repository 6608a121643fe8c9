import { css } from '../style/css';

export const styles = {
  /** A sheet of paper: sizes in points, and black on white in every brand. */
  paper: css({ color: 'CanvasText', fontSize: '12pt', lineHeight: 1.35 }),
};
