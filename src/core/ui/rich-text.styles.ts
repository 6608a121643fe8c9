import { css } from '../style/css';
import { media } from '../style/media';
import { token } from '../style/tokens';

export const styles = {
  text: css({
    maxInlineSize: '70ch',
    whiteSpace: 'pre-line',
    '& > * + *': { marginBlockStart: token('space-3') },
    'h2, h3, h4, h5, h6': {
      fontFamily: token('font-heading'),
      fontWeight: token('font-weight-heading'),
      lineHeight: token('line-height-heading'),
      marginBlockStart: token('space-5'),
    },
    'ul, ol': { paddingInlineStart: token('space-5') },
    ul: { listStyle: 'disc' },
    ol: { listStyle: 'decimal' },
    'li + li': { marginBlockStart: token('space-1') },
    'li::marker': { color: token('color-primary') },
    'a[href]': {
      color: token('color-link'),
      textDecoration: 'underline',
      textUnderlineOffset: '0.15em',
    },
    'a[href]:hover': { textDecorationThickness: '2px' },
    'a[href]:active': { opacity: 0.7 },
    'b, strong': { fontWeight: token('font-weight-bold') },
    blockquote: {
      margin: 0,
      paddingInlineStart: token('space-4'),
      borderInlineStart: `3px solid ${token('color-accent')}`,
    },
    hr: { border: 0, borderBlockStart: `1px solid ${token('color-border')}` },
    img: { blockSize: 'auto', borderRadius: token('radius-m') },
    table: { inlineSize: '100%', borderCollapse: 'collapse', whiteSpace: 'normal' },
    'th, td': {
      paddingBlock: token('space-2'),
      paddingInlineEnd: token('space-3'),
      textAlign: 'start',
      verticalAlign: 'top',
      borderBlockEnd: `1px solid ${token('color-border')}`,
    },
    'th, caption': { fontWeight: token('font-weight-bold'), textAlign: 'start' },
    figcaption: { fontSize: token('font-size-s'), color: token('color-text-muted') },
    summary: { cursor: 'pointer' },
    // On paper nothing can be opened.
    [media.print]: { 'details::details-content': { contentVisibility: 'visible' } },
    'pre, code': { fontSize: token('font-size-s'), whiteSpace: 'pre-wrap' },
  }),
  /** In HTML the markup says where lines end. */
  html: css({ whiteSpace: 'normal', '& > :first-child': { marginBlockStart: 0 } }),
};
