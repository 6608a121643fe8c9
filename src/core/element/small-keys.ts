/**
 * A value with the keys of its objects in small first letters, however deep, as .NET hosts write
 * them in capitals; where both are there the small one wins [ELEM-11]. Only plain lists and objects
 * are looked into.
 */
export function smallKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(smallKeys);
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  const given = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, inner]) => {
      const small = key.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
      return small !== key && Object.hasOwn(given, small) ? [] : [[small, smallKeys(inner)]];
    }),
  );
}
