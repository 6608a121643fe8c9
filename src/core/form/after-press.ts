/** What ends a press: a finger's comes as that of a mouse. */
const ends = ['mouseup', 'dragend', 'pointercancel'] as const;

/**
 * Does something at once, or once what is pressed has been let go: what comes into the page
 * meanwhile would move the control away from under the finger, and the press would miss it.
 */
export function afterPress(then: () => void): void {
  const isPressed = document.querySelector(':active') !== null;
  const end = () => {
    for (const event of ends) window.removeEventListener(event, end, true);
    // The click comes after the event.
    setTimeout(then);
  };
  if (isPressed) for (const event of ends) window.addEventListener(event, end, true);
  else then();
}
