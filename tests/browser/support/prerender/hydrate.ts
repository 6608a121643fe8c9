import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/**
 * Hydrates the markup of a server in a shadow root, as an element that finds such markup has to.
 * @param make The element to hydrate with; React calls back when it has taken the markup over.
 * @param onFault Told of what did not fit, and of what the boundary of the widget caught.
 */
export function hydrate(
  shadow: ShadowRoot,
  make: (onPaint: () => void) => ReactElement,
  onFault: (fault: unknown) => void,
): Root {
  const served = [...shadow.children];
  const onRecoverableError = (fault: unknown) => {
    // React renders anew; but it clears documents and elements only, and this is a shadow root.
    for (const one of served) one.remove();
    onFault(fault);
  };
  return hydrateRoot(
    // Any container will do; the types name those that React clears.
    shadow as unknown as Element,
    make(() => askAgain(shadow)),
    { onRecoverableError, onCaughtError: onFault },
  );
}

/** A picture that could not be had before anybody listened: what its view does then, it does now. */
function askAgain(shadow: ShadowRoot): void {
  for (const image of shadow.querySelectorAll('img')) {
    const src = image.getAttribute('src');
    if (src && image.complete && image.naturalWidth === 0) image.setAttribute('src', src);
  }
}
