import { css } from '../../core/style/css';
import { token } from '../../core/style/tokens';

export const styles = {
  // Half a window at most: a phone in landscape must show the field, too.
  picture: css({
    inlineSize: '100%',
    maxBlockSize: '40vb',
    marginBlockEnd: token('space-4'),
    borderRadius: token('radius-m'),
  }),
};
