import { css } from '../../core/style/css';
import { bottomBar, columnsFrom, row } from '../../core/style/layout';
import { media } from '../../core/style/media';
import { rem, token } from '../../core/style/tokens';

// The requirement refers to the window: a bar below lg [CONT-05], in the reader's font size, since
// two large names above each other would be under the header.
const beside = '@media (min-width: 64em)';

export const styles = {
  root: css({
    ...bottomBar(),
    ...row('space-2'),
    padding: token('space-2'),
    paddingInlineStart: token('space-3'),
    paddingBlockEnd: `max(${token('space-2')}, env(safe-area-inset-bottom))`,
    borderBlockStart: `${token('border-width')} solid ${token('color-border')}`,
    background: token('color-surface'),
    [beside]: {
      // Beside the page's content, in its gutter.
      insetInlineStart: 'auto',
      insetBlockStart: 0,
      blockSize: 'fit-content',
      maxBlockSize: 'none',
      overflow: 'visible',
      marginBlock: 'auto',
      padding: 0,
      border: 0,
      background: 'none',
      boxShadow: 'none',
    },
  }),
  // From lg on there is no bar to close.
  dismissed: css({
    display: 'none',
    [beside]: { display: 'flex' },
    [media.print]: { display: 'none' },
  }),
  buttons: css({
    ...columnsFrom(rem(9), 'space-2', 'fit'),
    flex: 1,
    '& > button': { paddingInline: token('space-3'), fontSize: token('font-size-s') },
    '& > button > svg': { display: 'none' },
    '& > button > span': { minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' },
    [beside]: {
      gridTemplateColumns: 'auto',
      '& > button': {
        flexDirection: 'column',
        inlineSize: token('page-gutter'),
        paddingBlock: token('space-4'),
        paddingInline: 0,
        borderStartEndRadius: 0,
        borderEndEndRadius: 0,
        boxShadow: token('shadow-2'),
      },
      '& > button > svg': { display: 'block' },
      '& > button > span': { writingMode: 'vertical-rl' },
    },
  }),
  close: css({ [beside]: { display: 'none' } }),
};
