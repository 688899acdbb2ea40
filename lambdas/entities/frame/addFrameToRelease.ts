import { openRelease, type ReleaseItem, requireOpenRelease } from '#lambdas/entities/release/release.ts';
import type { ShownEntity } from '#lambdas/store/entity/shown.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { FrameKind } from '#shared/model/frame.ts';
import { MAX_FRAME_OF_RELEASE } from '#shared/model/limits.ts';
import {
  type FramePlacement,
  type InReleaseItem,
  placeFrame,
  putFrameIntoRelease,
  readFramePlacement,
  type RequestedFrame,
} from './frame.ts';
import { isInRelease } from './frameInRelease.ts';
import type { FrameDefinition } from './frameUse.ts';

type ReleasePlace = { containerId: string; releaseId: string };

/** The rows around an objective or problem that is added to a release. */
export type AdditionRows<Kind extends FrameKind> = {
  release: ReleaseItem | undefined;
  placement: FramePlacement<Kind>;
  /** All objectives and problems that the release has or had. */
  inRelease: readonly InReleaseItem[];
};

/** Reads what `addFrameToRelease` needs. One round. @param id of an objective or problem of the company, if one is named */
export async function readAddition<Kind extends FrameKind>(
  reader: Reader,
  kind: Kind,
  { containerId, releaseId }: ReleasePlace,
  id: string | undefined,
): Promise<AdditionRows<Kind>> {
  const { keys } = reader;
  const [[release], placement, inRelease] = await Promise.all([
    reader.get<[ReleaseItem]>([rowKeys.release(keys, containerId, releaseId)]),
    readFramePlacement(reader, kind, containerId, id),
    reader.range<InReleaseItem>(rowKeys.frameOfRelease(keys, containerId, releaseId)),
  ]);
  return { release, placement, inRelease };
}

/**
 * Adds an objective or problem to a release, and to its map if it is not there yet.
 * @returns its id, the steps, and what the answer shows unchanged; no steps when the release has it
 * @throws CallError release-completed, too-many-in-release and others, and as `placeFrame` does
 */
export function addFrameToRelease<Kind extends FrameKind>(
  keys: Keys,
  definition: FrameDefinition<Kind>,
  { containerId, releaseId }: ReleasePlace,
  wanted: RequestedFrame,
  { release, placement, inRelease }: AdditionRows<Kind>,
): { id: string; steps: Mutation[]; shown: ShownEntity[] } {
  openRelease(release);
  const { id, row, steps, shown } = placeFrame(keys, containerId, definition, wanted, placement);
  const rows = new Map(inRelease.map((item) => [item.id, item]));
  const rowOf = (frameId: string) => rows.get(`${releaseId}-${frameId}`);
  const former = rowOf(id);
  if (former !== undefined && isInRelease(former, row))
    return { id, steps: [], shown: [...shown, { entity: definition.inRelease, row: former }] };
  const there = placement.rows.filter((onMap) => isInRelease(rowOf(onMap.id), onMap));
  if (there.length >= MAX_FRAME_OF_RELEASE) throw new CallError(errors.tooManyInRelease);
  const put = putFrameIntoRelease(keys, definition, containerId, releaseId, row, former);
  return { id, steps: [...steps, ...put, requireOpenRelease(keys, containerId, releaseId)], shown };
}
