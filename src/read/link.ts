const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address if it may become a link, else undefined: no `javascript:` and the like [IMP-09].
 * Control characters and spaces that a browser skips are removed before the check.
 */
export function safeUrl(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what browsers drop.
  const scheme = /^[\u0000-\u0020]*([a-z][^/?#:]*:)/i.exec(address)?.[1];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
  const plain = scheme?.replace(/[\u0000-\u0020]/g, '').toLowerCase();
  return plain === undefined || allowed.has(plain) ? address : undefined;
}
