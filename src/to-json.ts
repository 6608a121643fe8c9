/**
 * The JSON of a value, to be sent or stored. An array is written as it is: an old Prototype.js gives
 * arrays a `toJSON` whose text would be read back as a text.
 *
 * @param replace gives what stands for a value; by default the value
 */
export function toJson(value: unknown, replace?: (value: unknown) => unknown): string {
  if (!replace && !('toJSON' in Array.prototype)) return JSON.stringify(value);
  return JSON.stringify(value, function (this: Record<string, unknown>, key, given: unknown) {
    const one = Array.isArray(this[key]) ? this[key] : given;
    return replace ? replace(one) : one;
  });
}
