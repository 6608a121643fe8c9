const name = 'atria-placed';

/** Tells the catalogue around the frame that the place for the part is ready. */
export const placed = (): void => {
  window.frameElement?.dispatchEvent(new Event(name));
};

/**
 * Calls back with each page that loads in a frame once its place is ready.
 *
 * @returns a function that stops it
 */
export function onPlaced(frame: HTMLIFrameElement, then: (place: Element) => void): () => void {
  const hear = () => {
    const place = frame.contentDocument?.getElementById('place');
    if (place) then(place);
  };
  frame.addEventListener(name, hear);
  // It may have been ready before anybody listened.
  hear();
  return () => frame.removeEventListener(name, hear);
}
