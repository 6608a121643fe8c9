import type { PictureKind } from '../picture-address';

/**
 * A retail product in a line: its names in Finnish, English, Swedish and German, the group, what
 * its picture shows, and its tags in letters (see `tagLetters`).
 */
export type RetailRow = readonly [
  fi: string,
  en: string,
  se: string,
  de: string,
  groupId: number,
  kind: PictureKind,
  tags: string,
];

/** The letters of a row's tags. */
export const tagLetters: Readonly<Record<string, number>> = {
  L: 101,
  G: 102,
  M: 103,
  S: 104,
  F: 105,
  N: 106,
  P: 107,
  E: 108,
  k: 201,
  p: 202,
  n: 203,
  t: 204,
  v: 205,
};

/** The tag ids of a row's letters. */
export const tagsOf = (letters: string): readonly number[] =>
  [...letters].flatMap((letter) => tagLetters[letter] ?? []);
