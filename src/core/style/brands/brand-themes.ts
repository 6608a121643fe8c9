import type { Logo } from '../../page/brand';
import { ammattilaiset } from './ammattilaiset.brand';
import { atriacom } from './atriacom.brand';
import { atriafi } from './atriafi.brand';
import type { BrandTheme } from './brand-theme';
import { delise } from './delise.brand';
import { exportSite } from './export.brand';
import { foodservicese } from './foodservicese.brand';
import { goohse } from './goohse.brand';
import { jyvabroiler } from './jyvabroiler.brand';
import { lihakauppa } from './lihakauppa.brand';
import { lithellsse } from './lithellsse.brand';
import { lonnebergase } from './lonnebergase.brand';
import { mestariforsmanfi } from './mestariforsmanfi.brand';
import { ridderheimsse } from './ridderheimsse.brand';
import { sibylla } from './sibylla.brand';
import { sibyllase } from './sibyllase.brand';

/** The theme for each logo name; the Swedish Sibylla is a variant of its own [BRAND-07]. */
export const brandThemes: Readonly<Record<Logo, BrandTheme>> = {
  atriafi,
  lihakauppa,
  jyvabroiler,
  export: exportSite,
  ammattilaiset,
  atriacom,
  foodservicese,
  delise,
  ridderheimsse,
  mestariforsmanfi,
  lithellsse,
  lonnebergase,
  goohse,
  sibylla,
  sibyllase,
};
