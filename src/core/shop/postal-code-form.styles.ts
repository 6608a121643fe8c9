import { css } from '../style/css';
import { media } from '../style/media';
import { rem, token } from '../style/tokens';

export const styles = {
  form: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: token('space-3') }),
  field: css({
    display: 'grid',
    flex: `1 1 ${rem(7)}`,
    gap: token('space-1'),
    maxInlineSize: rem(11),
  }),
  label: css({ fontWeight: token('font-weight-bold'), whiteSpace: 'nowrap' }),
  input: css({
    inlineSize: '100%',
    minBlockSize: rem(2.75),
    paddingInline: token('space-4'),
    border: `1px solid ${token('color-border-strong')}`,
    borderRadius: token('radius-input'),
    background: token('color-surface'),
    color: token('color-text'),
    fontSize: token('font-size-l'),
    letterSpacing: '0.08em',
    [media.hover]: { '&:hover': { borderColor: token('color-text') } },
    '&[aria-invalid]': { borderColor: token('color-danger') },
  }),
};
