import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Logo, logos } from '../../../src/core/page/brand';
import { dist } from '../../shared/release';
import { noteShippedFile } from '../licences';
import { brandFontFiles, brandFontsCss } from './brand-fonts';
import { brandTokensCss, brandTokensJson } from './brand-tokens';
import { pageCss } from './page-css';

/** The brand files of a release, by the end of the file name. */
export const brandTexts: Readonly<Record<string, (logo: Logo) => string | Promise<string>>> = {
  css: brandFontsCss,
  'tokens.css': brandTokensCss,
  'tokens.json': brandTokensJson,
};

/**
 * Writes the brand files for pages into the release: `brands/<brand>.css` and the fonts it names,
 * the brand's tokens as CSS and JSON, and `page.css` [BRAND-11].
 */
export async function writeBrands(): Promise<void> {
  for (const folder of ['brands', 'fonts']) mkdirSync(join(dist, folder), { recursive: true });
  for (const logo of logos) {
    for (const { source, path } of brandFontFiles(logo)) {
      copyFileSync(source, join(dist, path));
      noteShippedFile(source);
    }
    for (const [end, text] of Object.entries(brandTexts))
      writeFileSync(join(dist, `brands/${logo}.${end}`), await text(logo));
  }
  writeFileSync(join(dist, 'page.css'), pageCss());
}
