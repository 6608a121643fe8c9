import { css } from '../../core/style/css';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

export const styles = {
  root: css({
    display: 'grid',
    gap: token('space-4'),
    padding: `clamp(${token('space-5')}, 5%, ${token('space-6')})`,
    borderRadius: token('radius-card'),
    background: token('color-surface-muted'),
  }),
  form: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token('space-3') }),
  label: css({ display: 'grid', gap: token('space-1'), fontWeight: token('font-weight-bold') }),
  input: css({
    inlineSize: rem(11),
    minBlockSize: rem(2.75),
    paddingInline: token('space-4'),
    border: `1px solid ${token('color-border-strong')}`,
    borderRadius: token('radius-input'),
    background: token('color-surface'),
    fontWeight: token('font-weight-body'),
    fontSize: token('font-size-l'),
    letterSpacing: '0.08em',
    [media.hover]: { '&:hover': { borderColor: token('color-primary') } },
  }),
  answer: css({ minBlockSize: rem(3.75) }),
};
