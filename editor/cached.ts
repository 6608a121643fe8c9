/** A cache: a `WeakMap` for objects that may go, else a `Map`. */
interface Cache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** A function that computes the value of each key once. */
export const cached =
  <Key, Value>(make: (key: Key) => Value, cache: Cache<Key, Value> = new Map()) =>
  (key: Key): Value => {
    const value = cache.get(key) ?? make(key);
    cache.set(key, value);
    return value;
  };
