const key = new Event('input');

/**
 * Changes the page of a frame so that it is painted with the letter that is being typed, and not a
 * picture later. The widgets' React renders at once what comes of a key, and takes the event that its
 * window handles for what a change comes of: while this one is heard, that is a key.
 */
export function withTheKey(frame: HTMLIFrameElement | null, change: () => void): void {
  const page = frame?.contentWindow;
  if (!page) return;
  // After the render around, which a fault in here must not end.
  queueMicrotask(() => {
    const own = Object.getOwnPropertyDescriptor(page, 'event');
    if (own?.value !== key) {
      Object.defineProperty(page, 'event', { configurable: true, value: key });
      setTimeout(() => Object.defineProperty(page, 'event', own ?? { value: undefined }));
    }
    change();
  });
}
