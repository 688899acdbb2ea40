import { TOAST_MS } from '#shared/model/limits.ts';
import type { CompanyUser } from '#shared/model/people/people.ts';
import * as access from '#shared/rules/access.ts';
import type { MemberRole } from '#shared/rules/story_map/membership.ts';
import * as personTexts from '#shared/texts/palettePerson.ts';
import * as sharingTexts from '#shared/texts/story_map/sharing.ts';
import { useCall } from '#web/base/api/queries.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useConfirmed, useContainerId, useHead, useMapRole, useMembers } from '#web/replica/story_map/useMap.ts';
import { useMapPerson } from '#web/replica/story_map/useMapPerson.ts';
import type { Result } from './finds.ts';

/** The ways to share the open story map with a person: for its owner, with people who have no role on it yet. */
export function useShareResults(): (person: CompanyUser) => Result[] {
  const containerId = useContainerId();
  const toasts = useToasts();
  const person = useMapPerson();
  const mapRole = useMapRole();
  // A copy kept in this browser does not say what its user may do now.
  const isOwner = useConfirmed() && access.mapOwn.allows({ person, mapRole });
  const owner = useHead((head) => head.owner);
  const members = useMembers();
  // They have been loaded for the search.
  const people = useCall('company_users', {}, { enabled: false });
  const { mutate } = useCommand('add_member', {
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }),
    onSuccess: (_, { uid }) => {
      const name = people.data?.docs.find((user) => user.uid === uid)?.username ?? '';
      toasts.show({ severity: 'success', text: sharingTexts.added({ person: name }), ms: TOAST_MS.success });
    },
  });
  return ({ uid, username }) => {
    if (!isOwner || uid === owner || members.has(uid)) return [];
    const share = (role: MemberRole, name: string): Result => ({
      ...{ key: `share ${role}`, name, detail: '' },
      go: () => mutate({ containerId, uid, role }),
    });
    return [
      share('editor', personTexts.shareAsEditor({ person: username })),
      share('viewer', personTexts.shareAsViewer({ person: username })),
    ];
  };
}
