import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandFontPreloads } from '../../scripts/build/brands/brand-fonts';
import { brandTokensCss } from '../../scripts/build/brands/brand-tokens';
import { pageCss } from '../../scripts/build/brands/page-css';
import { type Logo, siteOfLogo } from '../../src/core/page/brand';
import { root } from '../../stand-in/serve/files';
import { bundlePath } from './bundle-path';

/** The lines of a page's head for the brand's fonts: the rules, and preloads. */
export const fontLines = (logo: Logo): string =>
  [
    `<link rel="stylesheet" href="${bundlePath}brands/${logo}.css">`,
    ...brandFontPreloads(logo).map(
      (path) =>
        `<link rel="preload" href="${bundlePath}${path}" as="font" type="font/woff2" crossorigin>`,
    ),
  ].join('\n');

/** The classes of a release's `page.css` with their names on the pages here. */
const classes: readonly (readonly [from: string, to: string])[] = [
  [':where(.atria-page) ', ''],
  ['.atria-page', 'body'],
  ['.atria-wrap', '.wrap'],
  ['.atria-band-muted', '.tinted'],
  ['.atria-band-accent', '.teaser'],
  ['.atria-band', '.band'],
  ['.atria-button', '.button'],
];

/**
 * The styles that the pages share with the widgets: the brand's tokens, headings, buttons, bands.
 */
export const sharedCss = (logo: Logo): string =>
  brandTokensCss(logo) + classes.reduce((css, [from, to]) => css.replaceAll(from, to), pageCss());

const styles = (name: string): string => {
  const file = join(root, `demo-host/public/${name}.css`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** All styles of a site's pages in one file: a browser requests six files at a time by HTTP/1.1. */
export const siteCss = (logo: Logo): string =>
  [sharedCss(logo), styles('page'), styles(siteOfLogo(logo))].join('\n');
