import { epicEntity, type EpicItem } from '#lambdas/entities/epic/epic.ts';
import { releaseEntity, type ReleaseItem } from '#lambdas/entities/release/release.ts';
import { whatEntity, type WhatItem } from '#lambdas/entities/what/what.ts';
import { whoEntity, type WhoItem } from '#lambdas/entities/who/who.ts';
import { chunksOf } from '#lambdas/events/chunks.ts';
import type { AnyEntity, Row } from '#lambdas/store/entity/entity.ts';
import { type Key, mapOf } from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { purge } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import type { Writer } from '#lambdas/store/writer.ts';
import { isNamedByEpics, withEpic, withRelease, withWhat, withWho } from './dependents.ts';
import { requireDeleted } from './partitions.ts';

type Kind = { entity: AnyEntity; dependents: (reader: Reader, containerId: string, row: Row) => Promise<Mutation[][]> };

const kinds: Readonly<Record<string, Kind>> = {
  what: {
    entity: whatEntity,
    dependents: (reader, containerId, row) => withWhat(reader, containerId, row as unknown as WhatItem),
  },
  who: {
    entity: whoEntity,
    dependents: (reader, containerId, row) => withWho(reader, containerId, row as unknown as WhoItem),
  },
  release: {
    entity: releaseEntity,
    dependents: (reader, containerId, row) => withRelease(reader, containerId, row as unknown as ReleaseItem),
  },
  epic: {
    entity: epicEntity,
    dependents: (reader, containerId, row) => withEpic(reader, containerId, row as unknown as EpicItem),
  },
};

/**
 * Erases a deleted entity of a story map with all that belonged to it, the entity itself last (rule trash.11). Each
 * change depends on its tombstone, so nothing goes that was added again meanwhile. The log of the map keeps the rows.
 * @param listed the entries to delete with the entity
 * @param isLate whether the run has to end; the next one does the rest
 * @throws Contention when the entity was added again at that moment
 */
export async function purgeInMap(
  reader: Reader,
  writer: Writer,
  row: Row,
  listed: { entry: Key; due: Key },
  isLate: () => boolean,
): Promise<void> {
  const kind = kinds[row.type];
  const storyMap = mapOf(row);
  if (kind === undefined || storyMap === undefined) throw new Error(`${row.type} is in no trash of a map`);
  const chunks = chunksOf(await kind.dependents(reader, storyMap, row), reader.keys);
  const isStillDeleted = requireDeleted(row);
  for (const chunk of chunks.slice(0, -1)) {
    if (isLate()) return;
    await writer.commit({ storyMap }, [...chunk, isStillDeleted]);
  }
  const isKept = row.type === 'who' && (await isNamedByEpics(reader, storyMap, row.id));
  const end: Mutation[] = isKept
    ? [isStillDeleted, { do: 'deletePointer', key: listed.entry }]
    : [purge(kind.entity, row)];
  await writer.commit({ storyMap }, [...(chunks.at(-1) ?? []), ...end, { do: 'deletePointer', key: listed.due }]);
}
