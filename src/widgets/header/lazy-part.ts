import { type ComponentType, lazy } from 'react';

/**
 * A part whose code comes when it is first shown. One that cannot be had is logged and left out:
 * the header stands without it.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(() =>
    load()
      .catch((error: unknown): ComponentType<P> => {
        console.error('atria: a part of the header could not be loaded', error);
        return () => null;
      })
      .then((part) => ({ default: part })),
  );
