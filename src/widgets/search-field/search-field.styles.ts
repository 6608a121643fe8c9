import { css } from '../../core/style/css';
import { rem } from '../../core/style/tokens';

export const styles = { root: css({ maxInlineSize: rem(40) }) };
