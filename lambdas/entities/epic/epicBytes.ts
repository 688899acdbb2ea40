import * as rowKeys from '#lambdas/store/keys.ts';
import { countRange } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { MAX_RELEASE_EPIC_BYTES } from '#shared/model/limits.ts';

/** The bytes of the epics of a release, with deleted ones, as the table counts them: it sends none of them. */
export async function readEpicBytes(reader: Reader, containerId: string, releaseId: string): Promise<number> {
  return (await countRange(reader, rowKeys.epicsOfRelease(reader.keys, containerId, releaseId))).bytes;
}

/** @throws CallError release-full when the epics of a release are as large as they may be (rule epic.13) */
export function checkEpicBytes(bytes: number): void {
  if (bytes >= MAX_RELEASE_EPIC_BYTES) throw new CallError(errors.releaseFull);
}
