import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

const CLASSES = [
  'IDBCursor',
  'IDBCursorWithValue',
  'IDBDatabase',
  'IDBFactory',
  'IDBIndex',
  'IDBKeyRange',
  'IDBObjectStore',
  'IDBOpenDBRequest',
  'IDBRequest',
  'IDBTransaction',
] as const;

/** Gives the test an empty IndexedDB, until `vi.unstubAllGlobals`. */
export function stubIndexedDb(): void {
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  for (const name of CLASSES) vi.stubGlobal(name, fake[name]);
}
