/**
 * A value whose objects have keys with a small first letter, at any depth: .NET hosts write
 * capitals. If both are there, the small one wins [ELEM-11]. Only plain lists and objects are
 * changed.
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
