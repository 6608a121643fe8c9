/** Focuses the first enabled element of the first selector that matches any. */
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
