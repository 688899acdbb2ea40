import { useMemo } from 'react';
import type { CompanyUser } from '#shared/model/people/people.ts';
import { usePeople } from '#web/replica/people/usePeople.ts';
import { useHead, useMembers } from '#web/replica/story_map/useMap.ts';
import { useMapPerson } from '#web/replica/story_map/useMapPerson.ts';

/** Whom a comment can mention: those on the story map, and other colleagues, who may not be able to view it. */
export type MentionablePeople = { onMap: readonly CompanyUser[]; others: readonly CompanyUser[] };

const NOBODY: MentionablePeople = { onMap: [], others: [] };

/** Whom a comment on the open story map can mention, by name, without the user; nobody until they are loaded. */
export function useMentionable(): MentionablePeople {
  const { people } = usePeople();
  const { uid } = useMapPerson();
  const owner = useHead((head) => head.owner);
  const members = useMembers();
  return useMemo(() => {
    if (people === undefined) return NOBODY;
    const active = [...people.values()].filter((user) => user.active && user.uid !== uid && user.username !== '');
    active.sort((a, b) => a.username.localeCompare(b.username));
    const isOnMap = (user: CompanyUser) => user.uid === owner || members.has(user.uid);
    return { onMap: active.filter(isOnMap), others: active.filter((user) => !isOnMap(user)) };
  }, [people, uid, owner, members]);
}
