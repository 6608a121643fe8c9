import { css } from '../../core/style/css';
import { containerRoot } from '../../core/style/media';

export const styles = { root: css({ ...containerRoot, blockSize: '100%' }) };
