import { css } from '../../core/style/css';
import { token } from '../../core/style/tokens';

export const styles = {
  thanks: css({ display: 'grid', justifyItems: 'start', gap: token('space-4') }),
  text: css({
    margin: 0,
    paddingInlineStart: token('space-4'),
    borderInlineStart: `4px solid ${token('color-accent')}`,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  }),
  name: css({ fontWeight: token('font-weight-bold'), overflowWrap: 'anywhere' }),
};
