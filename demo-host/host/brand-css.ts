import { type Logo, logos } from '../../src/core/page/brand';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import { baseTokens } from '../../src/core/style/tokens';
import { familiesIn, fontFaces, fontPreloads } from './fonts';

export const isKnownLogo = (name: string): name is Logo => logos.some((one) => one === name);

const tokensOf = (logo: Logo) => ({ ...baseTokens, ...brandThemes[logo].tokens });

const familiesOf = (logo: Logo): string[] => {
  const tokens = tokensOf(logo);
  return [...new Set([...familiesIn(tokens['font-body']), ...familiesIn(tokens['font-heading'])])];
};

/** The fonts a page of the brand should fetch at once. */
export const preloadsOf = (logo: Logo): string[] => fontPreloads(familiesOf(logo));

const used = [
  'color-background',
  'color-surface-muted',
  'color-text',
  'color-text-muted',
  'color-border',
  'color-primary',
  'color-on-primary',
  'color-accent',
  'color-on-accent',
  'color-link',
  'color-header',
  'color-on-header',
  'font-body',
  'font-heading',
  'font-weight-heading',
  'heading-transform',
  'heading-letter-spacing',
  'radius-button',
  'radius-card',
] as const;

/** The site's own style guide as custom properties, with the fonts of the brand. */
export function brandCss(logo: Logo): string {
  const tokens = tokensOf(logo);
  const plain = (value: string) =>
    value.replaceAll(/var\(--atria-([\w-]+), var\(--_\1\)\)/g, 'var(--site-$1)');
  const rules = used.map((name) => `--site-${name}:${plain(tokens[name])}`);
  return `${fontFaces(familiesOf(logo))}\n:root{${rules.join(';')}}`;
}
