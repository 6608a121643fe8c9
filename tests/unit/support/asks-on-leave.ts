/** Whether the browser would ask the visitor before the page is left now. */
export function asksOnLeave(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
