/** A source of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export type Random = () => number;

export function seeded(seed: string): Random {
  let state = 1779033703;
  for (const letter of seed) {
    state = Math.imul(state ^ letter.charCodeAt(0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two others. */
export const between = (random: Random, low: number, high: number): number =>
  low + random() * (high - low);

/** One of a list. */
export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;
