import { css } from '../style/css';
import { filled, row } from '../style/layout';
import { rem, token } from '../style/tokens';

export const styles = {
  root: css({
    position: 'fixed',
    inset: 'auto',
    // Above the bars of the page (core/ui/bottom-bars); in a low window over them.
    insetBlockEnd: `clamp(0px, 100vb - ${rem(24)}, ${token('space-5')} + var(--atria-bottom-bars, 0px))`,
    maxBlockSize: 'calc(100vb / 3)',
    overflow: 'auto',
    insetInlineEnd: token('space-4'),
    ...row('space-3'),
    alignItems: 'safe center',
    maxInlineSize: `min(${rem(26)}, calc(100vw - ${rem(2)}))`,
    margin: 0,
    padding: token('space-3'),
    paddingInlineStart: token('space-4'),
    border: 0,
    borderInlineStart: '4px solid var(--tone)',
    borderRadius: token('radius-m'),
    ...filled('surface'),
    boxShadow: token('shadow-2'),
    '& > svg': { color: 'var(--tone)' },
  }),
  success: css({ '--tone': token('color-success') }),
  error: css({ '--tone': token('color-danger') }),
  info: css({ '--tone': token('color-info') }),
  text: css({ flex: 1 }),
};
