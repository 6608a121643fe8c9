import { css } from '../../core/style/css';

export const styles = { root: css({ '--height': '600px' }) };
