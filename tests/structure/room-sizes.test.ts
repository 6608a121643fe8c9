// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/shared/widget-files';

/** The most lines that rooms may have; see docs/decisions/0022-lines-of-rooms.md. */
const limits: readonly { readonly most: number; readonly rooms: readonly string[] }[] = [
  { most: 2520, rooms: ['src/core/form'] },
  {
    most: 4480,
    rooms: [
      ...['src/core/listing', 'src/core/quick-search', 'src/core/search'],
      ...['src/core/product-search', 'src/widgets/header'],
    ],
  },
  {
    most: 5420,
    rooms: [
      ...['src/core/shop', 'src/core/state', 'src/core/cart', 'src/core/products'],
      ...['src/core/delivery', 'src/core/popups', 'src/core/likes'],
      ...['src/widgets/cart', 'src/widgets/cart-sync', 'src/widgets/checkout'],
    ],
  },
  { most: 49_470, rooms: ['src'] },
];

const linesOf = (room: string): number =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|php)$/.test(file))
    .map((file) => readFileSync(join(root, room, file), 'utf8').split('\n').length - 1)
    .reduce((sum, lines) => sum + lines, 0);

describe('rooms of the house', () => {
  it.each(limits)('have at most $most lines: $rooms', ({ most, rooms }) => {
    const lines = rooms.map(linesOf).reduce((sum, some) => sum + some, 0);
    expect(lines, rooms.join(', ')).toBeLessThanOrEqual(most);
  });
});
