import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { ReleaseRef } from '#shared/model/roadmap.ts';
import * as access from '#shared/rules/access.ts';
import { type Person } from '#shared/rules/people/permissions.ts';
import type { ReleaseItem } from './release.ts';
import type { ReleaseWhatItem } from './releaseWhat.ts';

type Found = [StoryMapHead, MemberItem, ReleaseItem];

/** A release of another map as stored, with what decides whether the person may view it. */
type Added = {
  ref: ReleaseRef;
  head: StoryMapHead | undefined;
  member: MemberItem | undefined;
  release: ReleaseItem | undefined;
  whats: readonly ReleaseWhatItem[];
};

/** Reads releases of other maps with their Activities, each release once. One round. */
export async function readAddedReleases(reader: Reader, refs: readonly ReleaseRef[], uid: string): Promise<Added[]> {
  const { keys } = reader;
  const unique = [...new Map(refs.map((ref) => [`${ref.containerId} ${ref.releaseId}`, ref])).values()];
  const [found, whats] = await Promise.all([
    reader.get<(Found[number] | undefined)[]>(
      unique.flatMap(({ containerId, releaseId }) => [
        rowKeys.storyMap(keys, containerId),
        rowKeys.member(keys, containerId, uid),
        rowKeys.release(keys, containerId, releaseId),
      ]),
    ),
    Promise.all(
      unique.map(({ containerId, releaseId }) =>
        reader.range<ReleaseWhatItem>(rowKeys.whatsOfRelease(keys, containerId, releaseId)),
      ),
    ),
  ]);
  return unique.map((ref, i) => {
    const [head, member, release] = found.slice(3 * i, 3 * i + 3) as [Found[0]?, Found[1]?, Found[2]?];
    return { ref, head, member, release, whats: whats[i] ?? [] };
  });
}

/**
 * The releases of other maps that a person may view, with the names of their maps, and the others with the reason. A
 * hidden map and a missing one are refused alike (rule access.8).
 */
export function addedReleases(added: readonly Added[], person: Person) {
  const maps = new Map<string, { id: string; name: string }>();
  const shown: { containerId: string; release: ReleaseItem; whats: readonly ReleaseWhatItem[] }[] = [];
  const unavailable: (ReleaseRef & { error: 'missing' | 'permission-denied' })[] = [];
  for (const { ref, head: stored, member, release: found, whats } of added) {
    const head = notDeleted(stored);
    const mapRole = head === undefined ? 'none' : roleOn(head, member, person.uid);
    const release = notDeleted(found);
    if (head === undefined || !access.mapView.allows({ person, mapRole }))
      unavailable.push({ ...ref, error: 'permission-denied' });
    else if (release === undefined) unavailable.push({ ...ref, error: 'missing' });
    else {
      maps.set(head.id, { id: head.id, name: head.name });
      shown.push({ containerId: ref.containerId, release, whats });
    }
  }
  return { shown, maps: [...maps.values()], unavailable };
}
