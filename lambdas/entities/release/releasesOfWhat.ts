import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { ReleaseOfWhat } from './releaseWhat.ts';

/** Reads the marks of the releases that an Activity is in, and not of those that it has left. */
export async function readReleasesOfWhat(
  reader: Reader,
  containerId: string,
  whatId: string,
): Promise<ReleaseOfWhat[]> {
  const marks = await reader.range<ReleaseOfWhat>(rowKeys.releasesOfWhat(reader.keys, containerId, whatId));
  return marks.filter(({ left }) => left !== true);
}
