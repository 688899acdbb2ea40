import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import type { ExploreItem } from '#lambdas/entities/epic/exploreObject.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import type { WhoItem } from '#lambdas/entities/who/who.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { earliest } from '#lambdas/store/rangeReads.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { search_releases_and_epics } from '#shared/contract/search/search_releases_and_epics.ts';
import { currentEpicName } from '#shared/rules/epic/epics.ts';
import { foldText } from '#shared/rules/foldText.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP'], Query: ['MAP'] };

/** The number of releases, and of epics in a part, that are found at most. */
const MAX_FOUND = 50;

export const handler = implementQuery(search_releases_and_epics, {
  load: async ({ reader, input: { containerId, after = '' } }) => {
    const [releases, part] = await Promise.all([
      reader.range<ReleaseItem>(rowKeys.releases(reader.keys, containerId)),
      earliest<EpicItem>(reader, rowKeys.epics(reader.keys, containerId), { after }),
    ]);
    return { releases: releases.filter((release) => notDeleted(release) !== undefined), part };
  },
  run: async ({ input: { containerId, query, after = '' }, loaded: { releases, part }, reader }) => {
    const wanted = foldText(query);
    if (wanted === '') return { releases: [], epics: [], next: null };
    const isFound = (name: string | null) => name !== null && foldText(name).includes(wanted);
    const releaseOf = new Map(releases.map((release) => [release.id, release]));
    const named = await withNames(
      reader,
      containerId,
      part.items.filter((epic) => notDeleted(epic) !== undefined && releaseOf.has(epic.releaseId)),
    );
    const all = named.filter(({ name }) => isFound(name));
    const found = all.slice(0, MAX_FOUND);
    const last = all.length > found.length ? found.at(-1)?.epic : part.isAll ? undefined : part.items.at(-1);
    return {
      releases:
        after === ''
          ? releases
              .filter(({ name }) => isFound(name))
              .slice(0, MAX_FOUND)
              .map(presentRelease)
          : [],
      epics: found.map(({ epic: { id, nameObject, completed, releaseId, whatId }, name }) => ({
        id,
        name: name ?? '',
        type: nameObject?.type ?? ('free_text' as const),
        completed,
        releaseId,
        releaseName: releaseOf.get(releaseId)?.name ?? '',
        whatId,
      })),
      next: last === undefined ? null : last.sk.slice(rowKeys.epics(reader.keys, containerId).prefix.length),
    };
  },
});

const presentRelease = ({ id, name, completed }: ReleaseItem) => ({ id, name, completed });

/** The present names of epics: an epic named by an entity takes the entity's name. One round. */
async function withNames(reader: Reader, containerId: string, epics: readonly EpicItem[]) {
  const { keys } = reader;
  const wanted = epics.flatMap(({ nameObject, releaseId, whatId }) => {
    if (nameObject === null) return [];
    const { type, id } = nameObject;
    return type === 'who'
      ? [rowKeys.who(keys, containerId, id)]
      : [rowKeys.exploreObject(keys, containerId, releaseId, whatId, id)];
  });
  const entities = await reader.get<(WhoItem | ExploreItem)[]>(wanted);
  const names = new Map(
    entities.flatMap((entity) => (entity === undefined ? [] : [[entity.id, entity.name] as const])),
  );
  return epics.map((epic) => ({ epic, name: currentEpicName(epic, (id) => names.get(id)) }));
}
