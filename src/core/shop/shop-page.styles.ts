import { css } from '../style/css';
import { container } from '../style/media';
import { token } from '../style/tokens';
import { panel } from './shop-layout';

export const styles = {
  aside: css({ [container.lg]: { position: 'sticky', insetBlockStart: token('space-5') } }),
  summary: css({ ...panel, background: token('color-surface-muted') }),
  buttons: css({
    display: 'grid',
    gap: token('space-3'),
    [container.sm]: { display: 'flex', flexWrap: 'wrap' },
  }),
  empty: css({ ...panel, justifyItems: 'start', background: token('color-surface-muted') }),
};
