/**
 * Does something at once, or once what is pressed has been let go, however: what comes into the page
 * meanwhile would move the control away from under the pointer, and the press would miss it. A tap
 * that a page's script takes for itself ends without an event of the mouse.
 *
 * @param near what is in the shadow root that the press may be in
 */
export function afterPress(then: () => void, near?: Element): void {
  // A document does not say what is pressed in a shadow root of it.
  const roots = [document, near?.getRootNode() as ParentNode | undefined];
  const look = (): unknown =>
    roots.some((root) => root?.querySelector(':active')) ? requestAnimationFrame(look) : then();
  look();
}
