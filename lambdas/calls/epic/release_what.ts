import { epicEntity, type EpicItem } from '#lambdas/entities/epic/epic.ts';
import { type EpicNotesItem, presentNotes } from '#lambdas/entities/epic/epicNotes.ts';
import { type ExploreItem, readExploreObject } from '#lambdas/entities/epic/exploreObject.ts';
import { releaseEntity, type ReleaseItem, existingRelease } from '#lambdas/entities/release/release.ts';
import { inRelease, releaseWhatEntity, type ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import type { WhoItem } from '#lambdas/entities/who/who.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { bytesOf, partOf } from '#lambdas/runtime/parts.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { release_what } from '#shared/contract/epic/release_what.ts';
import { EPIC_PAGE_SIZE } from '#shared/model/limits.ts';
import { compareNames } from '#shared/rules/compareNames.ts';
import { compareEpics, namedWhos } from '#shared/rules/epic/epics.ts';

export const grants: TableGrants = { BatchGetItem: ['DETAIL', 'MAP'], Query: ['MAP'] };

export const handler = implementQuery(release_what, {
  load: async ({ reader, input: { containerId, releaseId, whatId, afterEpic, after } }) => {
    const { keys } = reader;
    const [[release, part], whats, exploreObjects, epics] = await Promise.all([
      reader.get<[ReleaseItem, ReleaseWhatItem]>([
        rowKeys.release(keys, containerId, releaseId),
        rowKeys.releaseWhat(keys, containerId, releaseId, whatId),
      ]),
      afterEpic === undefined && after === undefined
        ? reader.range<ReleaseWhatItem>(rowKeys.whatsOfRelease(keys, containerId, releaseId))
        : undefined,
      reader.range<ExploreItem>(rowKeys.exploreObjects(keys, containerId, releaseId, whatId)),
      // An Activity has a hundred epics at most, so all are read to count them.
      reader.range<EpicItem>(rowKeys.epicsOfWhat(keys, containerId, releaseId, whatId)),
    ]);
    return { release, part, whats, exploreObjects, epics };
  },
  run: async ({ input: { containerId, afterEpic, through, after }, loaded, reader }) => {
    const release = existingRelease(loaded.release);
    const part = inRelease(loaded.part);
    const epics = loaded.epics.filter((epic) => notDeleted(epic) !== undefined).sort(compareEpics);
    // The last epic of the previous page may be gone by now; its key still marks the place.
    const from = afterEpic === undefined ? 0 : epics.findIndex((epic) => compareEpics(epic, { id: afterEpic }) > 0);
    const start = from === -1 ? epics.length : from;
    const last = epics.findIndex(({ id }) => id === through);
    const end = Math.max(start + EPIC_PAGE_SIZE, last + 1);
    const shown = epics.slice(start, end);
    const whoIds = [...new Set(shown.flatMap(namedWhos))];
    const rows = await reader.get<unknown[]>([
      ...shown.map(({ id }) => rowKeys.epicNotes(reader.keys, containerId, id)),
      ...whoIds.map((id) => rowKeys.who(reader.keys, containerId, id)),
    ]);
    const notes = rows.slice(0, shown.length) as (EpicNotesItem | undefined)[];
    const whos = rows.slice(shown.length) as (WhoItem | undefined)[];
    const head = {
      release: releaseEntity.present(release),
      releaseWhat: releaseWhatEntity.present(part),
      whats: loaded.whats
        ?.filter((item) => notDeleted(item) !== undefined)
        .map((item) => releaseWhatEntity.present(item)),
      exploreObjects:
        after === undefined
          ? loaded.exploreObjects
              .filter((item) => notDeleted(item) !== undefined)
              .sort((a, b) => compareNames(a.name, b.name))
              .map((item) => readExploreObject(item))
          : [],
      nextEpic: end < epics.length ? (shown.at(-1)?.id ?? null) : null,
      total: epics.length,
    };
    const lists = {
      // The numbers in front of keys have one length, so this is the order of ids too.
      epics: shown.map((epic, i) => ({ ...epicEntity.present(epic), notes: presentNotes(epic.id, notes[i]) })),
      deletedWhos: whos
        .flatMap((who) =>
          who === undefined || notDeleted(who) !== undefined
            ? []
            : [{ id: who.id, version: who.version, name: who.name }],
        )
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    };
    return { ...head, ...partOf(lists, { after, spent: bytesOf(head) }) };
  },
});
