import type { CallDefinition } from '#shared/contract/defineCall.ts';
import { CallError } from '#shared/errors.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { isAllowed, permissions, type MapRole, type Person } from '#shared/rules/permissions.ts';
import { personOf, type AccessItem } from '#lambdas/data/entities/access.ts';
import { roleOn, type MemberItem, type StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import type { Remembered, Repeatable } from '#lambdas/data/idempotency.ts';
import { alive } from '#lambdas/data/items.ts';
import { platformKeys } from '#lambdas/data/keys.ts';
import type { MaintenanceItem } from '#lambdas/data/platform.ts';
import type { Reader } from '#lambdas/data/reader.ts';
import type { Identity } from './identity.ts';

/** Who calls, what they are to the story map that the call is about, if it is about one, and what this very command answered before. */
export type Admission = {
  person: Person;
  storyMap: StoryMapHead | undefined;
  mapRole: MapRole;
  remembered: Remembered | undefined;
};

/**
 * Lets a caller in or refuses, by the permission table and what the company's table says of them at this moment.
 * A map that may not be seen and one that does not exist are refused alike, so that nobody learns which it is.
 * @throws CallError maintenance, no-company-access, or the refusal of the call's row in the permission table
 */
export async function admit(
  definition: CallDefinition,
  reader: Reader,
  identity: Identity,
  input: { containerId?: string; uid?: string },
  repeatable: Repeatable | undefined,
): Promise<Admission> {
  const isAboutMap = permissions[definition.access].needs === 'map';
  const mapId = isAboutMap ? (input.containerId ?? '') : undefined;
  const { keys } = reader;
  const uid = identity.claimedUid;
  const [maintenance, access, remembered, head, early] = await reader.get<
    [MaintenanceItem, AccessItem, Remembered, StoryMapHead, MemberItem]
  >([
    platformKeys.maintenance(),
    keys.access(identity.email),
    // Without an idempotency key this is the access item once more, and the reader asks for each key once.
    repeatable?.key ?? keys.access(identity.email),
    ...(mapId === undefined ? [] : [keys.storyMap(mapId), ...(uid === undefined ? [] : [keys.member(mapId, uid)])]),
  ]);
  if (maintenance !== undefined) throw new CallError('maintenance');
  if (alive(access)?.active !== true || access === undefined) throw new CallError('no-company-access');
  const person = personOf(access, identity.company);
  // What this person was answered before may be said again, even when the command itself has taken the map away from them.
  if (repeatable !== undefined && remembered !== undefined)
    return { person, storyMap: undefined, mapRole: 'none', remembered };
  const storyMap = alive(head);
  if (!isAboutMap)
    return { ...checked(definition, person, 'none', input.uid), storyMap: undefined, remembered: undefined };
  if (storyMap === undefined || mapId === undefined)
    throw new CallError('permission-denied', { message: errorTexts.mapNotVisible });
  // A token from before the person got access, or of a former uid, named the wrong member item or none.
  const member = uid === person.uid ? early : (await reader.get<[MemberItem]>([keys.member(mapId, person.uid)]))[0];
  return {
    ...checked(definition, person, roleOn(storyMap, member, person.uid), undefined),
    storyMap,
    remembered: undefined,
  };
}

function checked(
  definition: CallDefinition,
  person: Person,
  mapRole: MapRole,
  subjectUid: string | undefined,
): { person: Person; mapRole: MapRole } {
  const question = { person, mapRole, ...(subjectUid !== undefined && { subjectUid }) };
  if (isAllowed(definition.access, question)) return { person, mapRole };
  const code = permissions[definition.access].refusal;
  const isHidden = permissions[definition.access].needs === 'map' && !isAllowed('map:view', question);
  throw new CallError(code, isHidden ? { message: errorTexts.mapNotVisible } : {});
}
