import { entityKey, groupKey } from '#web/replica/keys.ts';
import { whatWhoLinks, whos } from '#web/replica/story_map/entities.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useSelected } from '#web/replica/useReplica.ts';

/**
 * The names of the Whos linked to an Activity, in their order. Only the Activity's own links and their Whos re-render
 * the card.
 */
export function useLinkedNames(whatId: string | null): readonly string[] {
  const { scope } = useMap();
  const whoIds = () =>
    scope.row(whatWhoLinks.indexes.ofWhat, whatId ?? '').flatMap((link) => scope.get(whatWhoLinks, link)?.whoId ?? []);
  const keys = [groupKey(whatWhoLinks.indexes.ofWhat, whatId ?? ''), ...whoIds().map((id) => entityKey(whos.type, id))];
  // One string, so that equal lists compare equal.
  const names = useSelected(scope, keys, () =>
    whoIds()
      .flatMap((id) => scope.get(whos, id)?.name ?? [])
      .sort((a, b) => a.localeCompare(b))
      .join('\n'),
  );
  return names === '' ? [] : names.split('\n');
}
