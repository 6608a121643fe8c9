import { css, keyframes } from '../style/css';
import { rem, token } from '../style/tokens';
// Made before the styles below, so that theirs win.
import './search-form.styles';

const widen = keyframes({ from: { clipPath: `inset(0 0 0 40% round ${token('radius-button')})` } });

export const styles = {
  root: css({ anchorName: '--atria-search', anchorScope: 'all' }),
  quick: css({ maxInlineSize: rem(40) }),
  mobile: css({ '--_height': rem(2.75) }),
  // Wide from the start, so that nothing beside it moves; only what shows of it widens [HDR-14].
  sticky: css({
    '--_height': rem(2.5),
    inlineSize: '216px',
    color: token('color-primary'),
    animation: `${widen} ${token('duration-menu')} ease-out`,
  }),
  primary: css({ '&::placeholder': { color: token('color-primary') } }),
};
