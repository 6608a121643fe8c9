/**
 * A picture in the gallery passes for a window in which some pages were seen: in a frame, or on the
 * first page of a visit, what opens by itself for visitors shows nothing. And it takes no focus from
 * who types in the catalogue, nor scrolls it; what is inert gets none.
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
