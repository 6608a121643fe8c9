import { cookie } from '../../api/cookie';

/** A value that could not be written stays in memory for the visit [IMP-10]. */
const memory = new Map<string, string>();

/** The value of a cookie of the page's site; undefined without one. */
export const readCookie = (name: string): string | undefined => cookie(name) ?? memory.get(name);

/** Sets a cookie for the whole site, for so many days from now. */
export function writeCookie(name: string, value: string, days: number): void {
  const age = days * 24 * 60 * 60;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers.
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax`;
  } catch {
    // Blocked: the value holds for the visit.
  }
  if (cookie(name) === value) memory.delete(name);
  else memory.set(name, value);
}
