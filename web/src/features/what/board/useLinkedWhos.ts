import { useMemo } from 'react';
import { entityKey, groupKey } from '#web/replica/keys.ts';
import { whatWhoLinks, whos } from '#web/replica/story_map/entities.ts';
import { useMap } from '#web/replica/story_map/useMap.ts';
import { useSelected } from '#web/replica/useReplica.ts';
import type { LinkedWho } from './whoBadges.ts';

/**
 * The Whos linked to an Activity, in the order of their names. Only the Activity's own links and their Whos re-render
 * the card.
 */
export function useLinkedWhos(whatId: string | null): readonly LinkedWho[] {
  const { scope } = useMap();
  const whoIds = () =>
    scope.row(whatWhoLinks.indexes.ofWhat, whatId ?? '').flatMap((link) => scope.get(whatWhoLinks, link)?.whoId ?? []);
  const keys = [groupKey(whatWhoLinks.indexes.ofWhat, whatId ?? ''), ...whoIds().map((id) => entityKey(whos.type, id))];
  // One string, so that equal lists compare equal.
  const linked = useSelected(scope, keys, () =>
    whoIds()
      .flatMap((id) => scope.get(whos, id) ?? [])
      .sort((a, b) => a.name.localeCompare(b.name))
      .map(({ id, name }) => `${id}\t${name}`)
      .join('\n'),
  );
  return useMemo(() => (linked === '' ? [] : linked.split('\n').map(parsed)), [linked]);
}

function parsed(line: string): LinkedWho {
  const end = line.indexOf('\t');
  return { id: line.slice(0, end), name: line.slice(end + 1) };
}
