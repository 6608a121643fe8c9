/** What ends a press of a mouse. */
const ends = ['mouseup', 'dragend', 'pointercancel'] as const;

/**
 * Does something at once, or once what is pressed has been let go: what comes into the page
 * meanwhile would move the control away from under the pointer, and the press would miss it.
 *
 * @param near what is in the shadow root that the press may be in
 */
export function afterPress(then: () => void, near?: Element): void {
  // A document does not say what is pressed in a shadow root of it.
  const roots = [document, near?.getRootNode() as ParentNode | undefined];
  const isPressed = roots.some((root) => root?.querySelector(':active'));
  const end = () => {
    for (const event of ends) window.removeEventListener(event, end, true);
    // The click comes after the event.
    setTimeout(then);
  };
  if (isPressed) for (const event of ends) window.addEventListener(event, end, true);
  else then();
}
