/**
 * An address with parameters added to its query; what the address already has stays, its hash
 * too. Values are URL-encoded [QS-11].
 */
export function searchAddress(
  address: string,
  parameters: Readonly<Record<string, string | number>>,
): string {
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  const query = Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `${path}${path.includes('?') ? '&' : '?'}${query}${hash}`;
}
