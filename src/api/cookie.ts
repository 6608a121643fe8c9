/** A cookie of the page by its name; undefined without one, or if none can be read [IMP-10]. */
export function cookie(name: string): string | undefined {
  try {
    const found = document.cookie.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    // No page, blocked, or not in our format.
    return undefined;
  }
}
