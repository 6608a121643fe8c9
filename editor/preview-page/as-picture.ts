/**
 * Makes a picture's page in the gallery look like a window in which some pages were seen: in a
 * frame, or on the first page of a visit, content that opens by itself for visitors shows nothing.
 * It also takes no focus from an editor in the catalogue, and does not scroll it; inert content
 * gets none.
 */
export function standAsPicture(): void {
  Object.defineProperty(window, 'self', { value: window.top });
  Object.defineProperty(history, 'length', { value: 3 });
  HTMLElement.prototype.focus = () => {};
  Element.prototype.scrollIntoView = () => {};
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    this.inert = true;
    showModal.call(this);
  };
}
