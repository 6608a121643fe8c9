import { css } from '../style/css';

export const styles = {
  /** A sheet of paper: its sizes are points, and it is black on white in every brand. */
  paper: css({ color: 'CanvasText', fontSize: '12pt', lineHeight: 1.35 }),
};
