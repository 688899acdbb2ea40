import type { FrameRows, OnMapItem } from '#lambdas/entities/frame/frame.ts';
import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { FrameKind } from '#shared/model/frame.ts';
import { MAX_HITS } from '#shared/model/limits.ts';
import * as access from '#shared/rules/access.ts';
import { type Person } from '#shared/rules/people/permissions.ts';

/** A map of a search, as it is now, and what stands on it; undefined when the search names none. */
export type SearchedMap = { head: StoryMapHead | undefined; member: MemberItem | undefined; rows: OnMapItem[] };

/** Reads the map of a search with all of its objectives or problems. One round. */
export async function readSearchedMap(
  reader: Reader,
  kind: FrameKind,
  containerId: string | undefined,
  uid: string,
): Promise<SearchedMap | undefined> {
  if (containerId === undefined) return undefined;
  const { keys } = reader;
  const [[head, member], rows] = await Promise.all([
    reader.get<[StoryMapHead, MemberItem]>([
      rowKeys.storyMap(keys, containerId),
      rowKeys.member(keys, containerId, uid),
    ]),
    reader.range<OnMapItem>(rowKeys.frameOfMap(keys, kind, containerId)),
  ]);
  return { head, member, rows: rows.filter((row) => notDeleted(row) !== undefined) };
}

/** What stands on the map of a search; nothing for a missing map and for one that the person may not see. */
export function visibleRows(searched: SearchedMap | undefined, person: Person): OnMapItem[] {
  const head = notDeleted(searched?.head);
  if (searched === undefined || head === undefined) return [];
  const mapRole = roleOn(head, searched.member, person.uid);
  return access.mapView.allows({ person, mapRole }) ? searched.rows : [];
}

/** Reads the objectives or problems of the company that a search has found. One round. */
export async function readFoundFrame(
  reader: Reader,
  kind: FrameKind,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const found = await reader.get<FrameRows[FrameKind]['company'][]>(
    ids.map((id) => rowKeys.companyFrame(reader.keys, kind, id)),
  );
  return found.flatMap((row) => {
    const there = notDeleted(row);
    return there === undefined ? [] : [{ id: there.id, name: there.name }];
  });
}

/** The hits of a search, as many as an answer has. */
export function frameHits(found: readonly { id: string; name: string }[]): { objectID: string; name: string }[] {
  return found.slice(0, MAX_HITS).map(({ id, name }) => ({ objectID: id, name }));
}
