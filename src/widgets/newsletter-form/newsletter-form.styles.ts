import { css } from '../../core/style/css';
import { column } from '../../core/style/layout';
import { containerRoot } from '../../core/style/media';
import { token } from '../../core/style/tokens';

export const styles = {
  root: css({ ...containerRoot, ...column, gap: token('space-4') }),
};
