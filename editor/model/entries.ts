export const without = <T>(list: readonly T[], at: number): T[] =>
  list.filter((_, index) => index !== at);

export const replaced = <T>(list: readonly T[], at: number, entry: T): T[] =>
  list.map((one, index) => (index === at ? entry : one));
