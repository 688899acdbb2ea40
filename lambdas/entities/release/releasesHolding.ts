import { belongsToParent, type WhatItem } from '#lambdas/entities/what/what.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { isInTime } from '#shared/rules/releases.ts';
import { heldWhats } from '#shared/rules/releaseTotals.ts';
import type { ReleaseItem } from './release.ts';
import { readReleasesOfWhat } from './releasesOfWhat.ts';
import type { ReleaseWhatItem } from './releaseWhat.ts';

/** A release, and which of the sought Activities it holds, in the order in which they were sought. */
export type Holding = { release: ReleaseItem; whats: string[] };

/** The time in which releases are sought, in milliseconds. */
type Time = { start: number; end: number };

/**
 * Reads the releases of a story map in a time, each with those of some Activities that it holds (rule release.31). One
 * round, and one more where a release may hold sub-activities of those sought.
 */
export async function readReleasesHolding(
  reader: Reader,
  containerId: string,
  whatIds: readonly string[],
  time: Time,
): Promise<Holding[]> {
  const { keys } = reader;
  const [all, ...pointers] = await Promise.all([
    reader.range<ReleaseItem>(rowKeys.releases(keys, containerId)),
    ...whatIds.map((id) => readReleasesOfWhat(reader, containerId, id)),
  ]);
  const inRelease = new Map<string, string[]>();
  const add = (releaseId: string, whatId: string) =>
    inRelease.set(releaseId, [...(inRelease.get(releaseId) ?? []), whatId]);
  whatIds.forEach((whatId, i) => {
    for (const { releaseId } of pointers[i] ?? []) add(releaseId, whatId);
  });
  const releases = all.filter((release) => notDeleted(release) !== undefined && isInTime(release, time));
  const skeletons = whatIds.length === 0 ? [] : releases.filter((release) => release.skeletons > 0);
  const parentOf = skeletons.length === 0 ? NO_PARENTS : await readParents(reader, containerId, new Set(whatIds));
  if (parentOf.size > 0) {
    const parts = await Promise.all(
      skeletons.map(({ id }) => reader.range<ReleaseWhatItem>(rowKeys.whatsOfRelease(keys, containerId, id))),
    );
    for (const part of parts.flat()) if (notDeleted(part) !== undefined) add(part.releaseId, part.whatId);
  }
  return releases.map((release) => ({
    release,
    whats: heldWhats(whatIds, inRelease.get(release.id) ?? [], (id) => parentOf.get(id)),
  }));
}

const NO_PARENTS: ReadonlyMap<string, string> = new Map();

/** The steps above the sub-activities of some steps, by the sub-activities. */
async function readParents(
  reader: Reader,
  containerId: string,
  steps: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.range<WhatItem>(rowKeys.whats(reader.keys, containerId));
  const known = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    rows.flatMap((row) => {
      const { id, parentId } = row;
      const isChild = parentId !== null && steps.has(parentId) && notDeleted(row) !== undefined;
      return isChild && belongsToParent(row, known.get(parentId)) ? [[id, parentId] as const] : [];
    }),
  );
}
