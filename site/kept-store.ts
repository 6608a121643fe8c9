import type { Store } from '../stand-in/api/session';

/** The one database of the site; a browser keeps it for each address it is served from. */
const database = 'atria-site';
const table = 'state';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(database);
  request.onupgradeneeded = () => request.result.createObjectStore(table);
  return done(request);
}

/** What the back end has remembered of this visitor before; undefined on a first visit. */
export async function readStore(release: string): Promise<Store | undefined> {
  const open = await opened();
  try {
    return await done<Store | undefined>(open.transaction(table).objectStore(table).get(release));
  } finally {
    open.close();
  }
}

/** Keeps all that it remembers: the worker may be ended as soon as it has answered. */
export async function writeStore(release: string, store: Store): Promise<void> {
  const open = await opened();
  try {
    const transaction = open.transaction(table, 'readwrite');
    transaction.objectStore(table).put(store, release);
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    open.close();
  }
}
