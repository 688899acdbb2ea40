import { gunzipSync } from 'node:zlib';
import { type ExportStore, UploadGoneError } from '#lambdas/ports/exports/port.ts';

/** A bucket in memory, with parts of any size. */
export type MemoryStore = ExportStore & {
  /** The rows of each file by its key. */
  rows(): Map<string, Record<string, unknown>[]>;
};

/** @param partBytes the least size of a part; a small one lets a small file have several */
export function createMemoryStore(partBytes: number): MemoryStore {
  const files = new Map<string, Uint8Array>();
  const uploads = new Map<string, Map<string, Uint8Array>>();
  const uploadNamed = (id: string) => {
    const upload = uploads.get(id);
    if (upload === undefined) throw new UploadGoneError();
    return upload;
  };
  return {
    partBytes,
    put: async (key, body) => void files.set(key, body),
    async begin() {
      const id = `upload${uploads.size}`;
      uploads.set(id, new Map());
      return id;
    },
    async putPart(_key, id, number, body) {
      uploadNamed(id).set(`tag${number}`, body);
      return `tag${number}`;
    },
    async complete(key, id, tags) {
      const upload = uploadNamed(id);
      files.set(key, Buffer.concat(tags.map((tag) => upload.get(tag) ?? new Uint8Array())));
      uploads.delete(id);
    },
    async abort(_key, id) {
      uploads.delete(id);
    },
    list: async (prefix) => [...files.keys()].filter((key) => key.startsWith(prefix)),
    delete: async (key) => void files.delete(key),
    link: async (key) => `memory:${key}`,
    rows: () => new Map([...files].map(([key, body]) => [key, rowsOf(body)])),
  };
}

/** The rows of a file. */
export function rowsOf(file: Uint8Array): Record<string, unknown>[] {
  return gunzipSync(file)
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
