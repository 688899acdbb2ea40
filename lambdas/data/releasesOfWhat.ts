import type { ReleaseOfWhat } from './entities/releaseWhat.ts';
import * as rowKeys from './keys.ts';
import type { Reader } from './reader.ts';

/** Reads the marks of the releases that an Activity is in, and not of those that it has left. */
export async function readReleasesOfWhat(reader: Reader, mapId: string, whatId: string): Promise<ReleaseOfWhat[]> {
  const marks = await reader.range<ReleaseOfWhat>(rowKeys.releasesOfWhat(reader.keys, mapId, whatId));
  return marks.filter(({ left }) => left !== true);
}
