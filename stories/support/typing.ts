/**
 * Lets user-event type into the fields of a shadow root. It readies a field when it sees it get
 * the focus, but from the document it sees only the host; without that React hears of no change.
 * So each event that comes before typing is told again with the field as its target.
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
