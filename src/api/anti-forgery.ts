/** The anti-forgery token as its cookie holds it now [API-02]. */
export function antiForgeryToken(): string | undefined {
  try {
    const found = /(?:^|;\s*)__RequestVerificationToken=([^;]*)/.exec(document.cookie)?.[1];
    return found && decodeURIComponent(found);
  } catch {
    // No page, blocked cookies or an ill-formed one: the server decides without a token.
    return undefined;
  }
}

/**
 * The token's header for a request of the page's own origin, under the name given [API-02]. Not by
 * the base address: a `<base>` may name another origin, which must not see the token.
 */
export function antiForgeryHeaders(address: URL, name: string): Record<string, string> {
  const isOwn = typeof location !== 'undefined' && address.origin === location.origin;
  const token = isOwn ? antiForgeryToken() : undefined;
  return token ? { [name]: token } : {};
}
