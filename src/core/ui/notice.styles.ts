import { css } from '../style/css';
import { row } from '../style/layout';
import { token } from '../style/tokens';

export const styles = {
  root: css({
    ...row('space-3'),
    flexWrap: 'wrap',
    padding: token('space-4'),
    borderRadius: token('radius-m'),
    borderInlineStart: '4px solid currentColor',
  }),
  text: css({ flex: '1 1 min(12em, 100% - 3em)', color: token('color-text') }),
  tone: {
    error: css({ color: token('color-danger'), background: token('color-danger-surface') }),
    success: css({ color: token('color-success'), background: token('color-success-surface') }),
    warning: css({ color: token('color-warning'), background: token('color-warning-surface') }),
    info: css({ color: token('color-info'), background: token('color-info-surface') }),
  },
};
