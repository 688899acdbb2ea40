import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A small file that after a crash has either its old or its new content, readable by its owner only. */
export type DurableFile = {
  /** Its path, for messages. */
  readonly name: string;
  /** The content, or `undefined` when nothing was written yet. */
  read(): Promise<string | undefined>;
  /** Replaces the content; once this resolves, it survives a power failure. One write at a time. */
  write(content: string): Promise<void>;
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A durable file in a folder, which is created when needed; without a folder one that lives as long as the process. */
export function durableFile(folder: string | undefined, name: string): DurableFile {
  if (folder === undefined) {
    let kept: string | undefined;
    return {
      name: `${name} in memory`,
      read: async () => kept,
      write: async (content) => {
        kept = content;
      },
    };
  }
  const path = join(folder, name);
  const next = `${path}.next`;
  return {
    name: path,
    async read() {
      try {
        return await readFile(path, 'utf8');
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async write(content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const handle = await open(next, 'w', 0o600);
      try {
        await handle.writeFile(content);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(next, path);
      // The rename itself is only durable once the folder's entry is on disk.
      await flushFolder(dirname(path));
    },
  };
}
