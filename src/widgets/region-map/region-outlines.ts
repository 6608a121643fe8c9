import { comparable } from '../../read/compare';
import { islands, lakes, lines, type Region, regions } from './finland';

type Point = readonly [x: number, y: number];

const middle = 25.5;
const scale = 95;

/** A point on the map, in an equal-area projection: only the middle meridian is vertical. */
const project = (longitude: number, latitude: number): Point => [
  Math.round((longitude - middle) * Math.cos((latitude * Math.PI) / 180) * scale + 295),
  Math.round((70.3 - latitude) * scale),
];

/** The size of the map for all paths. */
export const mapSize = { width: 600, height: 1000 } as const;

const pointsOf = (course: string): Point[] =>
  course.split(' ').map((place) => {
    const [longitude = middle, latitude = 0] = place.split(',').map(Number);
    return project(longitude, latitude);
  });

const isSamePoint = (one: Point | undefined, other: Point | undefined): boolean =>
  one?.[0] === other?.[0] && one?.[1] === other?.[1];

/** On along a course, each corner a curve between the middles of its sides: the same both ways. */
const along = (course: readonly Point[]): string =>
  course
    .slice(1)
    .map(([x, y], at) => {
      const [nextX, nextY] = course[at + 2] ?? [];
      if (nextX === undefined || nextY === undefined) return `L${x} ${y}`;
      return `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
    })
    .join('');

/** A closed path around a shore, without a corner at its first point. */
function around(shore: readonly Point[]): string {
  const [first, second] = shore;
  if (!first || !second) return '';
  const start = [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
  return `M${start.join(' ')}${along([first, ...shore.slice(1), second]).replace(/L[^L]*$/, '')}Z`;
}

/** Joins lines to one outline; each is reversed if necessary to continue the one before. */
function joined(all: readonly Point[][]): string {
  const [first = [], ...left] = all;
  let path = `M${first[0]?.join(' ')}`;
  for (let line: Point[] | undefined = first; line; ) {
    path += along(line);
    const end = line.at(-1);
    const at = left.findIndex((one) => isSamePoint(one[0], end) || isSamePoint(one.at(-1), end));
    const [next] = at < 0 ? [] : left.splice(at, 1);
    line = next && !isSamePoint(next[0], end) ? [...next].reverse() : next;
  }
  return left.length > 0 ? '' : `${path}Z`;
}

/** A drawn region: its outline with islands, and the place of its number. */
export interface RegionShape {
  readonly region: Region;
  readonly path: string;
  readonly at: Point;
}

export const regionShapes: readonly RegionShape[] = regions.map((region) => {
  const own = lines.filter(([sides]) => sides.split(' ').includes(`${region.id}`));
  const mainland = own.length > 0 ? joined(own.map(([, course]) => pointsOf(course))) : '';
  const shores = islands.filter(([id]) => id === region.id);
  const path = mainland + shores.map(([, shore]) => around(pointsOf(shore))).join('');
  return { region, path, at: project(...region.at) };
});

export const lakesPath: string = lakes.map((shore) => around(pointsOf(shore))).join('');

const shapeOf = (name: string): RegionShape | undefined =>
  regionShapes.find(({ region }) =>
    region.names.some((one) => comparable(one) === comparable(name)),
  );

/** The regions of Finland named in a text, such as "Satakunta, Pirkanmaa ja Kanta-Häme". */
export const regionsIn = (text: string): readonly RegionShape[] =>
  text.split(/[,;/&+]|\s(?:ja|och|and|sekä|samt)\s/).flatMap((name) => shapeOf(name) ?? []);
