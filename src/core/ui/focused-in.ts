/** What has the focus within an element; null if the focus is elsewhere. */
export function focusedIn(box: Element | null | undefined): Element | null {
  const { activeElement } = (box?.getRootNode() ?? document) as Document | ShadowRoot;
  return box?.contains(activeElement) ? activeElement : null;
}
