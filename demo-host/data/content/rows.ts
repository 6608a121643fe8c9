import type { PictureKind } from '../picture-address';

/** A content page in a line: path, title, teaser, picture, paragraphs. */
export type ContentRow = readonly [
  path: string,
  title: string,
  teaser: string,
  kind: PictureKind,
  body: readonly string[],
];
