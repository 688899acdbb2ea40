import { type EpicItem, presentEpicHead } from '#lambdas/entities/epic/epic.ts';
import { type ExploreItem, readExploreObject } from '#lambdas/entities/epic/exploreObject.ts';
import { addedReleases, readAddedReleases } from '#lambdas/entities/release/addedReleases.ts';
import { releaseEntity, type ReleaseItem } from '#lambdas/entities/release/release.ts';
import { releaseWhatEntity, type ReleaseWhatItem } from '#lambdas/entities/release/releaseWhat.ts';
import type { WhatItem } from '#lambdas/entities/what/what.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { partOf } from '#lambdas/runtime/parts.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { release_roadmap } from '#shared/contract/roadmap/release_roadmap.ts';
import { lastReleases } from '#shared/rules/roadmap/roadmapReleases.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP'], Query: ['MAP'] };

export const handler = implementQuery(release_roadmap, {
  load: async ({ reader, uid, input: { containerId, additionalReleases } }) => {
    const others = additionalReleases.filter((ref) => ref.containerId !== containerId);
    const [own, added] = await Promise.all([
      reader.range<ReleaseItem>(rowKeys.releases(reader.keys, containerId)),
      readAddedReleases(reader, others, uid),
    ]);
    return { own, added };
  },
  run: async ({ input, loaded, reader, person }) => {
    const { containerId, lastReleasesLimit, lastReleasesOrderType, additionalReleases, after } = input;
    const own = loaded.own.filter((release) => notDeleted(release) !== undefined);
    const wanted = new Set(additionalReleases.flatMap((ref) => (ref.containerId === containerId ? ref.releaseId : [])));
    const last = new Set(lastReleases(own, lastReleasesLimit, lastReleasesOrderType).map(({ id }) => id));
    const others = addedReleases(loaded.added, person);
    const shown: Shown[] = [
      ...own
        .filter(({ id }) => last.has(id) || wanted.has(id))
        .map((release) => ({ containerId, release, whats: undefined })),
      ...others.shown,
    ];
    const gone = [...wanted].filter((id) => !own.some((release) => release.id === id));
    const [contents, whats] = await Promise.all([
      Promise.all(shown.map((one) => readContents(reader, one))),
      readWhats(reader, others.shown),
    ]);
    const isFirst = after === undefined;
    return {
      ...partOf(
        {
          releases: inOrder(
            shown.map(({ containerId: mapId, release }) => ({ ...releaseEntity.present(release), containerId: mapId })),
          ),
          releaseWhats: inOrder(contents.flatMap((one) => one.releaseWhats)),
          epics: inOrder(contents.flatMap((one) => one.epics)),
          exploreObjects: inOrder(contents.flatMap((one) => one.exploreObjects)),
          whats,
        },
        { after },
      ),
      maps: isFirst ? others.maps : [],
      unavailable: isFirst
        ? [...gone.map((releaseId) => ({ containerId, releaseId, error: 'missing' as const })), ...others.unavailable]
        : [],
    };
  },
});

/** A release of the roadmap; of other maps, its Activities are known already. */
type Shown = { containerId: string; release: ReleaseItem; whats: readonly ReleaseWhatItem[] | undefined };

/** What a release holds. One round for all releases. */
async function readContents(reader: Reader, { containerId, release: { id }, whats: known }: Shown) {
  const { keys } = reader;
  const [whats, epics, items] = await Promise.all([
    known ?? reader.range<ReleaseWhatItem>(rowKeys.whatsOfRelease(keys, containerId, id)),
    reader.range<EpicItem>(rowKeys.epicsOfRelease(keys, containerId, id)),
    reader.range<ExploreItem>(rowKeys.exploreOfRelease(keys, containerId, id)),
  ]);
  const there = epics.filter((epic) => notDeleted(epic) !== undefined);
  const names = new Set(there.map(({ nameObject }) => nameObject?.id));
  return {
    releaseWhats: whats
      .filter((what) => notDeleted(what) !== undefined)
      .map((item) => ({ ...releaseWhatEntity.present(item), containerId })),
    epics: there.map((item) => ({ ...presentEpicHead(item), containerId })),
    exploreObjects: items
      .filter((item) => notDeleted(item) !== undefined && names.has(item.id))
      .map((item) => ({ ...readExploreObject(item), containerId })),
  };
}

/** The Activities in releases of other maps, each once: they are shared by the maps of a company (rule what.4). */
async function readWhats(reader: Reader, shown: readonly Shown[]): Promise<{ id: string; description: string }[]> {
  const keys = shown.flatMap(({ containerId, whats = [] }) =>
    whats.map(({ whatId }) => rowKeys.what(reader.keys, containerId, whatId)),
  );
  if (keys.length === 0) return [];
  const items = await reader.get<WhatItem[]>(keys);
  const there = items.flatMap((item) => notDeleted(item) ?? []);
  return inOrder([...new Map(there.map(({ id, description }) => [id, { id, description }])).values()]);
}

/** In the order of ids, which parts of an answer need. */
const inOrder = <Listed extends { id: string }>(list: Listed[]): Listed[] =>
  list.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
