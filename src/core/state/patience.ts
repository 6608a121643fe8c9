/** How long anybody waits for an answer, in milliseconds; there is no timeout [API-03]. */
export const patience = 15_000;

/** Resolves when something has ended, or takes too long, which it then tells. */
export const orTooLong = (made: Promise<unknown>, tell?: () => void): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      tell?.();
      resolve();
    }, patience);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    made.then(end, end);
  });
