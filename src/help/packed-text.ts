/** A text encoded for an address, after its `#`. */
export function packedText(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The decoded text; throws if part of it was lost, for example by a mail program. */
export function unpackedText(packed: string): string {
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
