/** How long others wait for a picture, in milliseconds. */
const longest = 8000;

/** Whether all widgets have painted their first content; true if the browser cannot tell. */
const isReady = (page: Document): boolean =>
  !CSS.supports('selector(:state(ready))') ||
  [...page.querySelectorAll('main *')].every(
    (one) => !one.localName.startsWith('atria-') || one.matches(':state(ready)'),
  );

/** The places of all visible widgets, as a text; '' if there is nothing to see. */
function lookOf(page: Document): string {
  const parts = [...page.querySelectorAll('main *')].flatMap(({ shadowRoot }) => [
    ...(shadowRoot?.querySelectorAll('*') ?? []),
  ]);
  return parts
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ width, height, top }) => `${width} ${height} ${top}`)
    .join();
}

/**
 * Calls back once the widgets of a page have painted their first content and no longer move, with
 * whether anything is visible; also after a longest wait.
 *
 * @returns a function that cancels it.
 */
export function whenShown(page: Document, then: (isSeen: boolean) => void): () => void {
  const begin = performance.now();
  let before = '';
  let isLate = false;
  const timer = setInterval(() => {
    const look = isReady(page) ? lookOf(page) : '';
    const isStill = look !== '' && look === before;
    before = look;
    if (isStill) clearInterval(timer);
    else if (isLate || performance.now() - begin < longest) return;
    isLate = true;
    then(lookOf(page) !== '');
  }, 100);
  return () => clearInterval(timer);
}
