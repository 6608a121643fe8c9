import { css } from '../style/css';
import { filled } from '../style/layout';
import { containerRoot } from '../style/media';
import { rem, token } from '../style/tokens';

export const styles = {
  dialog: css({
    inlineSize: 'calc(100% - 32px)',
    maxInlineSize: '650px',
    maxBlockSize: 'calc(100dvb - 32px)',
    margin: 'auto',
    padding: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    border: 0,
    borderRadius: token('radius-l'),
    ...filled('surface'),
    boxShadow: token('shadow-2'),
    '&::backdrop': { background: token('color-backdrop') },
  }),
  // The padding belongs to the content, so that a click on the dialog element is a click on its
  // backdrop.
  content: css({
    ...containerRoot,
    padding: `clamp(${token('space-4')}, 5%, ${token('space-6')})`,
  }),
  wide: css({ maxInlineSize: '1200px' }),
  // In a window too narrow for two columns of its content; in others the second value is negative.
  tall: css({ minBlockSize: 'min(100dvb - 32px, (42em - 100vi) * 99)' }),
  head: css({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: token('space-4'),
    marginBlockEnd: token('space-4'),
    // The icon of the button, not the target around it, is aligned with title and content.
    '& > button': { marginBlock: rem(-0.625), marginInlineEnd: rem(-0.75) },
  }),
};
