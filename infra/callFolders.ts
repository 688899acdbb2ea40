import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CallName } from '#shared/contract/registry.ts';

const CONTRACT = fileURLToPath(new URL('../shared/contract/', import.meta.url));

/**
 * The folder of each call, which bears the name of its subject in every layer. It is not the call's area: that is the
 * nested stack that the call is deployed in, which never changes.
 */
const folders: ReadonlyMap<string, string> = new Map(
  readdirSync(CONTRACT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(`${CONTRACT}${name}`).map((file) => [file.replace(/\.ts$/, ''), name] as const)),
);

/** The folder of a call. @throws Error when it has no contract */
export function folderOfCall(name: CallName): string {
  const folder = folders.get(name);
  if (folder === undefined) throw new Error(`${name} has no contract in shared/contract`);
  return folder;
}
