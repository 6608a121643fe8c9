/**
 * Required fields that are missing, as `JSON.product.code`; five at most. What contains them may
 * itself be absent.
 *
 * @param path names of the fields that lead there, through lists too.
 */
export function missingFields(value: unknown, path: readonly string[], where: string): string[] {
  if (Array.isArray(value))
    return value.flatMap((entry, at) => missingFields(entry, path, `${where}[${at}]`)).slice(0, 5);
  const [name, ...rest] = path;
  if (!name || typeof value !== 'object' || value === null) return [];
  const inner = (value as Readonly<Record<string, unknown>>)[name];
  if (rest.length > 0) return missingFields(inner, rest, `${where}.${name}`);
  return inner === undefined || inner === null || inner === '' ? [`${where}.${name}`] : [];
}
