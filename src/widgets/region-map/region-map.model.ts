import { comparable } from '../../read/compare';
import { type RegionShape, regionShapes } from './region-outlines';

const shapeOf = (name: string): RegionShape | undefined =>
  regionShapes.find(({ region }) =>
    region.names.some((one) => comparable(one) === comparable(name)),
  );

/** The regions of Finland named in a text, such as "Satakunta, Pirkanmaa ja Kanta-Häme". */
export const regionsIn = (text: string): readonly RegionShape[] =>
  text.split(/[,;/&+]|\s(?:ja|och|and|sekä|samt)\s/).flatMap((name) => shapeOf(name) ?? []);
