/** A promise, and the function that resolves it. */
export function held<Value = void>(): readonly [Promise<Value>, (value: Value) => void] {
  let release: (value: Value) => void = () => {};
  const released = new Promise<Value>((resolve) => {
    release = resolve;
  });
  return [released, release];
}
