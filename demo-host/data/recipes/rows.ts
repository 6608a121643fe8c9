import type { PictureKind } from '../picture-address';

/**
 * A recipe in a line: its name in Finnish, English and Swedish, picture, minutes, and its tags
 * (ingredient 201–205, dish 401–408, season 421–424; the time's tag follows from the minutes).
 */
export type RecipeRow = readonly [
  fi: string,
  en: string,
  se: string,
  kind: PictureKind,
  minutes: number,
  tags: readonly number[],
];
