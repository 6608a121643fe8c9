/** What has the focus in a part of the page or of a shadow root; null if the focus is elsewhere. */
export function focusedIn(part: Node | null | undefined): Element | null {
  const { activeElement } = (part?.getRootNode() ?? document) as Document | ShadowRoot;
  return part?.contains(activeElement) ? activeElement : null;
}
