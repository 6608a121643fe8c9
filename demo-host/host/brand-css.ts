import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFontPreloads } from '../../scripts/brand-fonts';
import { type Logo, siteOfLogo } from '../../src/core/page/brand';
import { brandThemes } from '../../src/core/style/brands/brand-themes';
import { baseTokens } from '../../src/core/style/tokens';
import { bundlePath } from './cdn';
import { root } from './files';

const tokensOf = (logo: Logo) => ({ ...baseTokens, ...brandThemes[logo].tokens });

/** The lines of a page's head for the brand's fonts: the rules, and what is needed at once. */
export const fontLines = (logo: Logo): string =>
  [
    `<link rel="stylesheet" href="${bundlePath}brands/${logo}.css">`,
    ...brandFontPreloads(logo).map(
      (path) =>
        `<link rel="preload" href="${bundlePath}${path}" as="font" type="font/woff2" crossorigin>`,
    ),
  ].join('\n');

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

/** The site's own style guide as custom properties. */
export function brandCss(logo: Logo): string {
  const tokens = tokensOf(logo);
  const plain = (value: string) =>
    value.replaceAll(/var\(--atria-([\w-]+), var\(--_\1\)\)/g, 'var(--site-$1)');
  const rules = used.map((name) => `--site-${name}:${plain(tokens[name])}`);
  return `:root{${rules.join(';')}}`;
}

const styles = (name: string): string => {
  const file = join(root, `demo-host/public/${name}.css`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** All styles of a site's pages in one file: a browser of HTTP/1.1 asks for six at a time. */
export const siteCss = (logo: Logo): string =>
  [brandCss(logo), styles('page'), styles(siteOfLogo(logo))].join('\n');
