import { type AccessItem, personOf } from '#lambdas/data/entities/access.ts';
import { countsFor } from '#lambdas/data/entities/signIns.ts';
import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import type { IdempotencyRecord, IdempotentCommand } from '#lambdas/data/idempotency.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { MaintenanceItem } from '#lambdas/data/platform.ts';
import { platformKeys } from '#lambdas/data/platformKeys.ts';
import type { Reader } from '#lambdas/data/reader.ts';
import { CallError } from '#shared/CallError.ts';
import type { ServedCall } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { isAllowed, type MapRole, permissions, type Person } from '#shared/rules/permissions.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import type { Identity } from './identity.ts';

/**
 * The caller, their role on the call's story map, if it has one, and this command's idempotency record, if it was sent
 * before.
 */
export type Authorization = {
  person: Person;
  storyMap?: StoryMapHead;
  mapRole: MapRole;
  idempotencyRecord?: IdempotencyRecord;
};

/**
 * Authorizes a call or refuses it, by the permission table and the caller's present record in the company's table. A
 * hidden map and a missing one are refused alike, so that nobody can tell which it is.
 * @throws CallError maintenance, no-company-access, not-authenticated for a token of another account or from before the
 * sessions were ended, or the refusal of the call's row in the permission table
 */
export async function authorize(
  definition: ServedCall,
  reader: Reader,
  identity: Identity,
  input: { containerId?: string; uid?: string },
  idempotency: IdempotentCommand | undefined,
): Promise<Authorization> {
  const { needs } = permissions[definition.access];
  const isAboutMap = needs === 'map';
  const mapId = isAboutMap ? (definition.containerIdOf?.(input) ?? input.containerId ?? '') : undefined;
  const { keys } = reader;
  const uid = identity.claimedUid;
  const [maintenance, access, idempotencyRecord, head, early] = await reader.get<
    [MaintenanceItem, AccessItem, IdempotencyRecord, StoryMapHead, MemberItem]
  >([
    platformKeys.maintenance(),
    rowKeys.access(keys, identity.email),
    // Without an idempotency key this is the access item again, and the reader requests each key once.
    idempotency?.key ?? rowKeys.access(keys, identity.email),
    ...(mapId === undefined
      ? []
      : [rowKeys.storyMap(keys, mapId), ...(uid === undefined ? [] : [rowKeys.member(keys, mapId, uid)])]),
  ]);
  if (maintenance !== undefined) throw new CallError(errors.maintenance);
  if (access === undefined || !mayCome(access, needs === 'address')) throw new CallError(errors.noCompanyAccess);
  if (!countsFor(access, identity)) throw new CallError(errors.notAuthenticated);
  const person = personOf(access, identity.company);
  // This person has had the answer before, so they may have it again, even when the command itself removed their access
  // to the map.
  if (idempotency !== undefined && idempotencyRecord !== undefined)
    return { person, mapRole: 'none', idempotencyRecord };
  const storyMap = notDeleted(head);
  if (!isAboutMap) return checked(definition, person, 'none', input.uid);
  if (storyMap === undefined || mapId === undefined)
    throw new CallError(errors.permissionDenied, { message: errorTexts.mapNotVisible });
  // A token from before the person got access, or of a former uid, referred to the wrong member item or none.
  const member =
    uid === person.uid ? early : (await reader.get<[MemberItem]>([rowKeys.member(keys, mapId, person.uid)]))[0];
  return { ...checked(definition, person, roleOn(storyMap, member, person.uid), undefined), storyMap };
}

/** Whether a person has access, or may ask for it. People whose access was removed may not ask. */
function mayCome(access: AccessItem, isOpenToAddresses: boolean): boolean {
  return notDeleted(access)?.active === true || (isOpenToAddresses && access.removed !== true);
}

function checked(
  definition: ServedCall,
  person: Person,
  mapRole: MapRole,
  subjectUid: string | undefined,
): { person: Person; mapRole: MapRole } {
  const question = { person, mapRole, ...(subjectUid !== undefined && { subjectUid }) };
  if (isAllowed(definition.access, question)) return { person, mapRole };
  const { needs, refusal } = permissions[definition.access];
  const isHidden = needs === 'map' && !isAllowed('map:view', question);
  throw new CallError(refusal, isHidden ? { message: errorTexts.mapNotVisible } : {});
}
