import { readFileSync } from 'node:fs';
import { isLogo, logos } from '../../src/core/page/brand';
import { brandFontFiles } from '../build/brands/brand-fonts';
import { pageCss } from '../build/brands/page-css';
import { brandTexts } from '../build/brands/write-brands';
import { atriaCss } from '../build/tables/atria-css';
import { loadPlacements } from '../build/tables/placements';

/** A font of any brand by its path in the release. */
function font(file: string): Uint8Array | undefined {
  const found = logos.flatMap(brandFontFiles).find(({ path }) => path === file);
  return found && readFileSync(found.source);
}

/** A brand's file with that path in a release. */
async function ofBrand(file: string): Promise<string | undefined> {
  const [, logo = '', end = ''] = /^brands\/(\w+)\.([\w.]+)$/.exec(file) ?? [];
  return isLogo(logo) ? brandTexts[end]?.(logo) : undefined;
}

/**
 * A style sheet or font that the build writes, from the present sources.
 *
 * @param file its path in the release; undefined for any other.
 */
export async function writtenFile(file: string): Promise<string | Uint8Array | undefined> {
  if (file === 'atria.css') return atriaCss(await loadPlacements());
  if (file === 'page.css') return pageCss();
  return file.startsWith('fonts/') ? font(file) : ofBrand(file);
}
