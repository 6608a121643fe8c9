import type { Language } from '../../src/core/page/language';

/** A material a school may order [FSCH-03]. */
export interface SchoolMaterial {
  readonly Material: string;
  readonly Url: string;
}

const names = {
  fi: [
    'Ruokapyramidi-juliste',
    'Lihan matka tilalta pöytään',
    'Kotitalouden reseptivihko',
    'Hävikkiviikon tehtävät',
    'Kana ja muna -tietovisa',
    'Ruoan hiilijalanjälki, yläkoulu',
  ],
  se: [
    'Matpyramiden, affisch',
    'Köttets väg från gård till bord',
    'Recepthäfte för huslig ekonomi',
    'Uppgifter för svinnveckan',
    'Hönan och ägget, frågesport',
    'Matens koldioxidavtryck, högstadiet',
  ],
} as const;

/** The materials in Finnish, or in Swedish. */
export const schoolMaterials = (language: Language): SchoolMaterial[] =>
  names[language === 'se' ? 'se' : 'fi'].map((Material, index) => ({
    Material,
    Url: `/materiaalit/${index + 1}.pdf`,
  }));
