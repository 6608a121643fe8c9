import { css } from '../style/css';
import { rem, token } from '../style/tokens';

export const styles = {
  root: css({
    position: 'fixed',
    inset: 'auto',
    insetBlockEnd: token('space-5'),
    insetInlineEnd: token('space-4'),
    display: 'flex',
    alignItems: 'center',
    gap: token('space-3'),
    boxSizing: 'border-box',
    maxInlineSize: `min(${rem(26)}, calc(100vw - ${rem(2)}))`,
    margin: 0,
    padding: token('space-3'),
    paddingInlineStart: token('space-4'),
    border: 0,
    borderInlineStart: `4px solid ${token('color-success')}`,
    borderRadius: token('radius-m'),
    background: token('color-surface'),
    color: token('color-text'),
    boxShadow: token('shadow-2'),
    '& > svg': { color: token('color-success') },
  }),
  error: css({
    borderColor: token('color-danger'),
    '& > svg': { color: token('color-danger') },
  }),
  info: css({
    borderColor: token('color-text'),
    '& > svg': { color: token('color-text') },
  }),
  text: css({ flex: 1 }),
};
