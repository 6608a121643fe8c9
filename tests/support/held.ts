/** A promise, and the function that resolves it. */
export function held(): readonly [Promise<void>, () => void] {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  return [isReleased, release];
}
