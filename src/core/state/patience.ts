/** How long a visitor will wait for a response, in milliseconds; there is no timeout [API-03]. */
export const patience = 15_000;

/** Resolves when something has ended, or takes too long, and says which. */
export const orTooLong = (made: Promise<unknown>, tell?: () => void): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(tell?.()), patience);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    made.then(end, end);
  });
