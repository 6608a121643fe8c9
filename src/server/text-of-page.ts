/**
 * The text of a page's bytes; undefined if they are not valid UTF-8, or the page declares another
 * encoding.
 */
export function textOfPage(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const [, charset = 'utf-8'] =
      /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w-]+)/i.exec(text.slice(0, 1024)) ?? [];
    return /^utf-?8$/i.test(charset) ? text : undefined;
  } catch {
    return undefined;
  }
}
