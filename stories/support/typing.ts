/**
 * Lets user-event type into the fields of a shadow root. It prepares a field when the field gets
 * the focus, but from the document it sees only the host; without this React gets no change events.
 * So each event before typing is dispatched again with the field as its target.
 */
export function letTypeIn(root: ShadowRoot): void {
  const tell = (event: Event) => {
    const told = new Event('focus');
    const path = event.composedPath();
    Object.defineProperties(told, {
      target: { value: event.target },
      composedPath: { value: () => path },
    });
    document.dispatchEvent(told);
  };
  for (const name of ['focus', 'pointerdown', 'keydown'])
    root.addEventListener(name, tell, { capture: true });
}
