/** Focuses the first element that can be used, of the first of these selectors that there is one of. */
export function focusFirst(
  place: ParentNode | null | undefined,
  selectors: readonly string[],
): void {
  for (const selector of selectors) {
    const all = [...(place?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const usable = all.find((one) => !one.matches(':disabled'));
    if (usable) {
      usable.focus();
      return;
    }
  }
}
