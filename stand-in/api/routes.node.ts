import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Route } from './route';
import type { Store } from './session';

const modules: readonly { readonly routes: (store: Store) => readonly Route[] }[] =
  await Promise.all(
    readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('-routes.ts'))
      .sort()
      .map((file) => import(pathToFileURL(join(import.meta.dirname, file)).href)),
  );

/** The routes of all files `*-routes.ts`. */
export const routesOf = (store: Store): readonly Route[] =>
  modules.flatMap(({ routes }) => routes(store));
