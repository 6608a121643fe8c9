import { css } from '../../core/style/css';
import { apart } from '../../core/style/layout';
import { containerRoot } from '../../core/style/media';
import { token } from '../../core/style/tokens';

export const styles = {
  root: css({
    ...containerRoot,
    paddingBlock: `clamp(${token('space-5')}, 4%, ${token('space-6')})`,
  }),
  head: css({
    ...apart('space-3'),
    marginBlockEnd: token('space-5'),
  }),
  /** A line of its own below heading and dropdown. */
  notice: css({ flexBasis: '100%' }),
  busy: css({ opacity: 0.5, transition: `opacity ${token('duration-fast')}` }),
  more: css({ display: 'grid', justifyContent: 'center', marginBlockStart: token('space-6') }),
};
