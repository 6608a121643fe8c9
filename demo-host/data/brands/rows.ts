import type { Brand } from '../../../src/core/page/brand';
import type { PictureKind } from '../picture-address';
import type { LocalText } from '../texts';

/** A brand's product in a line: its title, group, picture and tags in letters. */
export type BrandRow = readonly [
  title: LocalText,
  groupId: number,
  kind: PictureKind,
  tags: string,
];

/** The products of one brand site. */
export interface BrandRange {
  readonly site: Brand;
  readonly firstId: number;
  readonly rows: readonly BrandRow[];
}
