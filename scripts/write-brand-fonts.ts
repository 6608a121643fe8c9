import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logos } from '../src/core/page/brand';
import { brandFontFiles, brandFontsCss } from './brand-fonts';
import { noteShippedFile } from './licences';
import { dist } from './release';

/** Writes `brands/<brand>.css` and the fonts it names into the release [BRAND-11]. */
export async function writeBrandFonts(): Promise<void> {
  for (const folder of ['brands', 'fonts']) mkdirSync(join(dist, folder), { recursive: true });
  for (const logo of logos) {
    for (const { source, path } of brandFontFiles(logo)) {
      copyFileSync(source, join(dist, path));
      noteShippedFile(source);
    }
    writeFileSync(join(dist, `brands/${logo}.css`), await brandFontsCss(logo));
  }
}
