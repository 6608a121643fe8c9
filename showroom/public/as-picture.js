// For its picture in the catalogue a page passes for a window in which some pages were seen: in a
// frame, or on the first page of a visit, what opens by itself for visitors shows nothing.
Object.defineProperty(window, 'self', { value: window.top });
Object.defineProperty(history, 'length', { value: 3 });

// And it takes no focus from who types in the catalogue, nor scrolls it. What is inert gets none.
HTMLElement.prototype.focus = () => {};
Element.prototype.scrollIntoView = () => {};
const { showModal } = HTMLDialogElement.prototype;
HTMLDialogElement.prototype.showModal = function () {
  this.inert = true;
  showModal.call(this);
};
