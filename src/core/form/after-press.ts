import { nextFrame } from '../page/next-frame';
/**
 * Runs something at once, or once the visitor has released what they press. A change in between
 * would move the control away from the pointer, and the press would miss it. A tap that a page's
 * script handles itself ends without a mouse event.
 *
 * @param near an element in the shadow root in which the press may be
 */
export function afterPress(then: () => void, near?: Element): void {
  // A document does not know what is pressed in a shadow root of it.
  const roots = [document, near?.getRootNode() as ParentNode | undefined];
  const look = (): unknown =>
    roots.some((root) => root?.querySelector(':active')) ? nextFrame(look) : then();
  look();
}
