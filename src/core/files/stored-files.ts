import { allStored, readStored, writeStored } from '../page/storage';
import { draftKey } from '../state/visit';

// The files of drafts outlive a reload in a database of the browser. A draft holds their ids, and
// decides who may see them; what no draft names is deleted. Where there is no database, what
// reads or writes rejects.

const visitKey = 'atria-visit';
const day = 24 * 60 * 60 * 1000;

const random = () => Math.random().toString(36).slice(2);

/** A new id, of this visit and this moment. */
export function newId(): string {
  const visit = readStored('sessionStorage', visitKey) ?? random();
  writeStored('sessionStorage', visitKey, visit);
  return `${visit}-${Date.now()}-${random()}`;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Does something with the database, which is open meanwhile alone: others may delete it. */
async function inStore<T>(make: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(draftKey('files'), 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('files');
  const database = await settled(opening);
  try {
    return await settled(make(database.transaction('files', 'readwrite').objectStore('files')));
  } finally {
    database.close();
  }
}

/** Rejects when it takes more milliseconds: the database of Safari may hang. */
const inTime = <T>(most: number, made: Promise<T>): Promise<T> =>
  Promise.race([made, new Promise<never>((_, reject) => setTimeout(reject, most))]);

/** Stores a file: as its bytes, since Safari refuses files in a private window. */
export async function storeFile(id: string, file: File): Promise<void> {
  const { name, lastModified } = file;
  const bytes = await file.arrayBuffer();
  await inStore((files) => files.put({ name, lastModified, bytes }, id));
}

/** A stored file; rejects if it is no longer there. */
export async function storedFile(id: string): Promise<File> {
  const { name, lastModified, bytes } = await inTime(
    3_000,
    inStore((files) => files.get(id)),
  );
  return new File([bytes], name, { lastModified });
}

/** Deletes files; after a moment it resolves in any case. */
export const deleteFiles = (ids: readonly string[]): Promise<unknown> =>
  inTime(500, Promise.all(ids.map((id) => inStore((files) => files.delete(id))))).catch(() => {});

/** Deletes the files that no draft of this visit names, and those of other visits after a day. */
export async function sweepFiles(): Promise<void> {
  const visit = readStored('sessionStorage', visitKey);
  // Nobody has chosen a file.
  if (!visit) return;
  const ids = (await inStore((files) => files.getAllKeys())).map(String);
  const named = allStored('sessionStorage');
  const isOver = (id: string) =>
    id.startsWith(visit) ? !named.includes(id) : Number(id.split('-')[1]) < Date.now() - day;
  await deleteFiles(ids.filter(isOver));
}
