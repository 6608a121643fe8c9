import type { Logo } from '../../../src/core/page/brand';
import { brandThemes } from '../../../src/core/style/brands/brand-themes';
import { baseTokens, type TokenName } from '../../../src/core/style/tokens';
import { colorOf, hexOf, type Rgb } from '../../shared/contrast';
import { tokenGroups } from './token-groups';

type Values = Readonly<Record<TokenName, string>>;
const tokensOf = (logo: Logo): Values => ({ ...baseTokens, ...brandThemes[logo].tokens });
const entriesOf = (logo: Logo) => Object.entries(tokensOf(logo)) as [TokenName, string][];

/** A widget style in the form for a page: by the brand's tokens, in the page's `rem`. */
export const asPageStyle = (css: string): string =>
  css
    .replaceAll(/var\(--atria-([\w-]+), var\(--_\1\)\)/g, 'var(--atria-brand-$1)')
    .replaceAll(/calc\(var\(--_rem\) \* ([\d.]+)\)/g, '$1rem')
    .replaceAll('var(--_', 'var(--atria-brand-');

/**
 * A brand's `brands/<brand>.tokens.css`: all its tokens as `--atria-brand-…`, for the page's own
 * styles. They follow a token that the page changes (`--atria-…`), as the widgets do [BRAND-11].
 */
export const brandTokensCss = (logo: Logo): string =>
  [
    ':root {',
    ...entriesOf(logo).map(
      ([name, value]) => `  --atria-brand-${name}: var(--atria-${name}, ${asPageStyle(value)});`,
    ),
    '}\n',
  ].join('\n');

const dimension = (value: number, unit: string) => ({
  $type: 'dimension',
  $value: { value, unit },
});

const colorValue = (color: Rgb) => ({
  $type: 'color',
  $value: {
    colorSpace: 'srgb',
    components: color.map((part) => Number((part / 255).toFixed(4))),
    hex: hexOf(color),
  },
});

/** A value in the W3C format for design tokens; undefined if that format has no type for it. */
function designValue(logo: Logo, name: TokenName, written: string) {
  const value = asPageStyle(written);
  if (name.startsWith('color-') && /^(#|var\(|color-mix\()/.test(value))
    return colorValue(colorOf(brandThemes[logo].tokens, name));
  if (name.startsWith('font-weight')) return { $type: 'fontWeight', $value: Number(value) };
  if (name.startsWith('line-height')) return { $type: 'number', $value: Number(value) };
  if (/^font-(body|heading)$/.test(name))
    return {
      $type: 'fontFamily',
      $value: value.split(',').map((one) => one.trim().replaceAll("'", '')),
    };
  const [, number = '', unit = ''] = /^([\d.]+)(px|rem|ms)?$/.exec(value) ?? [];
  if (unit === 'ms') return { $type: 'duration', $value: { value: Number(number), unit } };
  if (unit || number === '0') return dimension(Number(number), unit || 'px');
  return undefined;
}

const descriptions: Readonly<Partial<Record<TokenName, string>>> = Object.assign(
  {},
  ...Object.values(tokenGroups),
);

/**
 * A brand's `brands/<brand>.tokens.json`: its tokens in the format of the W3C Design Tokens
 * Community Group, for drawing tools. Values without a type there (shades, capitals, letter
 * spacing) are CSS in `$extensions`.
 */
export function brandTokensJson(logo: Logo): string {
  const typed: Record<string, unknown> = {};
  const css: Record<string, string> = {};
  for (const [name, written] of entriesOf(logo)) {
    const value = designValue(logo, name, written);
    if (value) typed[name] = { ...value, $description: descriptions[name] };
    else css[name] = asPageStyle(written);
  }
  const { name } = brandThemes[logo];
  const tokens = { $description: name, ...typed, $extensions: { 'atria.css': css } };
  return `${JSON.stringify(tokens, null, 2)}\n`;
}
