import { css } from '../style/css';
import { containerRoot } from '../style/media';

export const styles = { root: css(containerRoot) };
