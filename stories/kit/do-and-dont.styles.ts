import { css } from '../../src/core/style/css';
import { heading } from '../../src/core/style/heading.styles';
import { rem, token } from '../../src/core/style/tokens';

const sign = {
  justifySelf: 'start',
  padding: `${token('space-1')} ${token('space-3')}`,
  borderRadius: token('radius-s'),
  fontWeight: token('font-weight-bold'),
} as const;

export const styles = {
  paper: css({
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: token('space-4'),
    minBlockSize: rem(11),
    padding: rem(1.5),
    background: token('color-background'),
  }),
  title: heading.block,
  line: css({ display: 'flex', flexWrap: 'wrap', gap: token('space-3') }),
  accent: css({ ...sign, background: token('color-accent'), color: token('color-on-accent') }),
  accentWords: css({ ...sign, paddingInline: 0, color: token('color-accent') }),
};
