import type { Route } from './route';
import type { Store } from './session';

const modules = import.meta.glob<(store: Store) => readonly Route[]>('./*-routes.ts', {
  import: 'routes',
  eager: true,
});

/** The same as in `routes.node.ts`, for what Vite runs or bundles. */
export const routesOf = (store: Store): readonly Route[] =>
  Object.values(modules).flatMap((routes) => routes(store));
