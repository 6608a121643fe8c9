import { css } from '../style/css';
import { fieldBox, wrapping } from '../style/layout';
import { rem, token } from '../style/tokens';

export const styles = {
  // Above the field: below it, a phone's keyboard would cover it. Empty, it takes no space, and it
  // is still announced once it has a text.
  answer: css({ flex: '1 1 100%', '&:empty': { position: 'absolute' } }),
  /** In place of the field. */
  alone: css({ flexBasis: rem(17) }),
  form: css({ ...wrapping, alignItems: 'end', gap: token('space-3') }),
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
    ...fieldBox(),
    fontSize: token('font-size-l'),
    letterSpacing: '0.08em',
    '&[aria-invalid]': { borderColor: token('color-danger') },
  }),
};
