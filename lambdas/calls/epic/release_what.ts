import { epicEntity, type EpicItem } from '#lambdas/data/entities/epic.ts';
import { type EpicNotesItem, presentNotes } from '#lambdas/data/entities/epicNotes.ts';
import { type ExploreItem, exploreObjectEntity } from '#lambdas/data/entities/exploreObject.ts';
import { releaseEntity, type ReleaseItem, thereIs } from '#lambdas/data/entities/release.ts';
import { inRelease, releaseWhatEntity, type ReleaseWhatItem } from '#lambdas/data/entities/releaseWhat.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { release_what } from '#shared/contract/epic/release_what.ts';
import { EPIC_PAGE_SIZE } from '#shared/model/limits.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import { compareEpics } from '#shared/rules/epics.ts';

export const grants: TableGrants = { BatchGetItem: ['DETAIL'], Query: ['MAP'] };

export const handler = implementQuery(release_what, {
  load: async ({ reader, input: { containerId, releaseId, whatId } }) => {
    const { keys } = reader;
    const [[release, part], exploreObjects, epics] = await Promise.all([
      reader.get<[ReleaseItem, ReleaseWhatItem]>([
        rowKeys.release(keys, containerId, releaseId),
        rowKeys.releaseWhat(keys, containerId, releaseId, whatId),
      ]),
      reader.range<ExploreItem>(rowKeys.exploreObjects(keys, containerId, releaseId, whatId)),
      // An Activity has a hundred epics at most, so all are read to count them.
      reader.range<EpicItem>(rowKeys.epicsOfWhat(keys, containerId, releaseId, whatId)),
    ]);
    return { release, part, exploreObjects, epics };
  },
  run: async ({ input: { containerId, after, through }, loaded, reader }) => {
    const release = thereIs(loaded.release);
    const part = inRelease(loaded.part);
    const epics = loaded.epics.filter((epic) => notDeleted(epic) !== undefined).sort(compareEpics);
    // The last epic of the previous page may be gone by now; its key still marks the place.
    const from = after === undefined ? 0 : epics.findIndex((epic) => compareEpics(epic, { id: after }) > 0);
    const start = from === -1 ? epics.length : from;
    const last = epics.findIndex(({ id }) => id === through);
    const end = Math.max(start + EPIC_PAGE_SIZE, last + 1);
    const shown = epics.slice(start, end);
    const notes = await reader.get<EpicNotesItem[]>(
      shown.map(({ id }) => rowKeys.epicNotes(reader.keys, containerId, id)),
    );
    return {
      release: releaseEntity.present(release),
      releaseWhat: releaseWhatEntity.present(part),
      exploreObjects: loaded.exploreObjects
        .filter((item) => notDeleted(item) !== undefined)
        .sort((a, b) => compareNames(a.name, b.name))
        .map((item) => exploreObjectEntity.present(item)),
      epics: shown.map((epic, i) => ({ ...epicEntity.present(epic), notes: presentNotes(epic.id, notes[i]) })),
      next: end < epics.length ? (shown.at(-1)?.id ?? null) : null,
      total: epics.length,
    };
  },
});
