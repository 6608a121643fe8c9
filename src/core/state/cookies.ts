/** What could not be written stays in memory for the visit [IMP-10]. */
const memory = new Map<string, string>();

function written(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    // Blocked, or of a form that is none of ours.
    return undefined;
  }
}

/** A cookie of the page's site by its name; undefined where there is none. */
export const readCookie = (name: string): string | undefined => written(name) ?? memory.get(name);

/** Sets a cookie for the whole site, for so many days from now. */
export function writeCookie(name: string, value: string, days: number): void {
  const age = days * 24 * 60 * 60;
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in all browsers.
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax`;
  } catch {
    // Blocked: it holds for the visit.
  }
  if (written(name) === value) memory.delete(name);
  else memory.set(name, value);
}
