import { compile, serialize, stringify } from 'stylis';
import { css, type Style, textOf } from '../../../src/core/style/css';
import { heading } from '../../../src/core/style/heading.styles';
import { token } from '../../../src/core/style/tokens';
import { styles } from '../../../src/core/ui/button.styles';
import { asPageStyle } from './brand-tokens';

const page = ':where(.atria-page)';

const band: Style = {
  paddingBlock: `clamp(${token('space-6')}, 5vw, ${token('space-8')})`,
};

const plain = '.atria-band:where(:not(.atria-band-muted, .atria-band-accent))';

/** What a page shares with the widgets: its selectors, and the styles of each. */
const rules: readonly (readonly [selector: string, ...made: (Style | string)[]])[] = [
  [
    '.atria-page',
    {
      margin: 0,
      background: token('color-background'),
      color: token('color-text'),
      fontFamily: token('font-body'),
      fontSize: token('font-size-m'),
      fontWeight: token('font-weight-body'),
      lineHeight: token('line-height-body'),
    },
  ],
  [`${page} h1`, { margin: '0 0 0.5em' }, textOf(heading.page)],
  [`${page} h2`, { margin: '0 0 0.5em' }, textOf(heading.section)],
  [`${page} h3`, { margin: '0 0 0.5em' }, textOf(heading.block)],
  // A heading below anything, also below a widget, which has no margin of its own.
  [`${page} * + h2,${page} * + h3`, { marginBlockStart: '1.25em' }],
  [`${page} a`, { color: token('color-link'), textUnderlineOffset: '0.2em' }],
  [
    '.atria-wrap',
    {
      inlineSize: `min(${token('page-width')}, 100% - 2 * ${token('page-gutter')})`,
      marginInline: 'auto',
    },
  ],
  ['.atria-band', band],
  // Two blocks on the page's own background share one gap.
  [`${plain} + ${plain}`, { paddingBlockStart: 0 }],
  ['.atria-band-muted', { background: token('color-surface-muted') }],
  ['.atria-band-accent', { background: token('color-accent'), color: token('color-on-accent') }],
  ['.atria-button', textOf(styles.root), { fontFamily: 'inherit', textDecoration: 'none' }],
  ['.atria-button', textOf(styles.primary)],
  ['.atria-button-quiet', textOf(styles.secondary)],
];

const textIn = (made: Style | string): string =>
  typeof made === 'string' ? made : textOf(css(made));

const cssOf = ([selector, ...made]: (typeof rules)[number]): string =>
  serialize(compile(`${selector}{${made.map(textIn).join('')}}`), stringify);

/**
 * The `page.css` of a release: headings, buttons, bands and the gutter of a page, made from the
 * widgets' own styles, so that both look alike. Its values come from `brands/<brand>.tokens.css`.
 */
export const pageCss = (): string =>
  `${asPageStyle(rules.map(cssOf).join('\n').replaceAll('}', '}\n')).replaceAll(/\n+/g, '\n')}`;
