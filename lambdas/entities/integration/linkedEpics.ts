import type { EpicItem } from '#lambdas/entities/epic/epic.ts';
import type { ExploreItem } from '#lambdas/entities/epic/exploreObject.ts';
import type { ReleaseItem } from '#lambdas/entities/release/release.ts';
import { readMapRights, type ViewedMap, viewedMaps } from '#lambdas/entities/story_map/mapRights.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import type { WhoItem } from '#lambdas/entities/who/who.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { Person } from '#shared/rules/people/permissions.ts';
import { nameObjectKeys } from './comparedEpics.ts';
import type { Link } from './epicLink.ts';
import type { IssueLinkRow, CachedIssue, CachedIssueRow } from './linkedIssues.ts';

/** An epic with its link to an issue that has been read. */
export type LinkedEpic = {
  epic: EpicItem;
  link: Link;
  release: ReleaseItem;
  map: StoryMapHead;
  seen: CachedIssue;
  /** What its reader may do on the story map; undefined where they may not view it. */
  viewed: ViewedMap | undefined;
};

/**
 * The epics that links of an integration lead to, with their issues as they were seen last, in the order of the links.
 * Those without an issue that was read, and those of deleted releases and story maps, are left out. One round, however
 * many they are.
 */
export async function readLinkedEpics(
  reader: Reader,
  person: Person,
  integrationId: string,
  links: readonly IssueLinkRow[],
): Promise<LinkedEpic[]> {
  const { keys } = reader;
  const [rights, seen, epics, releases] = await Promise.all([
    readMapRights(
      reader,
      person.uid,
      links.map(({ containerId }) => containerId),
    ),
    reader.get<CachedIssueRow[]>(links.map(({ epicId }) => rowKeys.cachedIssue(keys, integrationId, epicId))),
    reader.get<EpicItem[]>(
      links.map(({ containerId, releaseId, whatId, epicId }) =>
        rowKeys.epic(keys, containerId, releaseId, whatId, epicId),
      ),
    ),
    reader.get<ReleaseItem[]>(links.map(({ containerId, releaseId }) => rowKeys.release(keys, containerId, releaseId))),
  ]);
  const viewed = viewedMaps(rights, person);
  const heads = new Map(rights.flatMap(({ head }) => (head === undefined ? [] : [[head.id, head] as const])));
  return links.flatMap(({ containerId, issueKey }, i): LinkedEpic[] => {
    const [epic, release, map] = [notDeleted(epics[i]), notDeleted(releases[i]), notDeleted(heads.get(containerId))];
    const link = epic?.integrations.find(
      (one) => one.integrationId === integrationId && one.integrationInfo.issueKey === issueKey,
    );
    const found = seen[i]?.issueKey === issueKey ? seen[i] : undefined;
    if (epic === undefined || release === undefined || map === undefined) return [];
    if (link === undefined || found === undefined) return [];
    return [{ epic, link, release, map, seen: found, viewed: viewed.get(containerId) }];
  });
}

/** Reads the entities that name epics. One round, none where all epics have texts. */
export async function readNameObjects(
  reader: Reader,
  linked: readonly LinkedEpic[],
): Promise<{ exploreObjects: ExploreItem[]; whos: WhoItem[] }> {
  const wanted = linked.flatMap(({ epic, map }) => nameObjectKeys(reader.keys, map.id, epic));
  const found = (await reader.get<Stored[]>(wanted)).filter((item) => item !== undefined);
  return {
    exploreObjects: found.filter(({ type }) => type === 'explore_object') as ExploreItem[],
    whos: found.filter(({ type }) => type === 'who') as WhoItem[],
  };
}
