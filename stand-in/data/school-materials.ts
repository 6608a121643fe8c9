import type { Language } from '../../src/core/page/language';
import { texts } from './reader/columns';
import { rowsOf } from './reader/content';

/** A material a school may order [FSCH-03]. */
export interface SchoolMaterial {
  readonly Material: string;
  readonly Url: string;
}

const rows = rowsOf('school-materials.tsv', { title: texts('fi', 'se') });

/** The materials in Finnish, or in Swedish. */
export const schoolMaterials = (language: Language): SchoolMaterial[] =>
  rows.map(({ title }, index) => ({
    Material: title[language === 'se' ? 'se' : 'fi'],
    Url: `/materiaalit/${index + 1}.pdf`,
  }));
