import type { Brand } from '../../src/core/page/brand';
import { companyEnglish } from './articles/company-english.rows';
import { companyFinnish } from './articles/company-finnish.rows';
import { companySwedish } from './articles/company-swedish.rows';
import { exportEnglish } from './articles/export-english.rows';
import { exportGerman } from './articles/export-german.rows';
import { jyvabroiler, main, mestariForsman } from './articles/finnish-brands.rows';
import type { ArticleRow } from './articles/rows';
import { sibylla } from './articles/sibylla.rows';
import { deli, gooh, lithells, lonneberga, ridderheims } from './articles/swedish-brands.rows';
import { foodService, professional, shop } from './articles/trade.rows';

const sites: Readonly<Record<Brand, readonly ArticleRow[]>> = {
  atriafi: main,
  lihakauppa: shop,
  jyvabroiler,
  export: [...exportEnglish, ...exportGerman],
  ammattilaiset: professional,
  atriacom: [...companyEnglish, ...companyFinnish, ...companySwedish],
  foodservicese: foodService,
  delise: deli,
  ridderheimsse: ridderheims,
  mestariforsmanfi: mestariForsman,
  lithellsse: lithells,
  lonnebergase: lonneberga,
  goohse: gooh,
  sibylla,
};

/** What the article at a path of a site's navigation says. */
export const articleRowAt = (site: Brand, path: string): ArticleRow | undefined =>
  sites[site].find(([own]) => own === path);
