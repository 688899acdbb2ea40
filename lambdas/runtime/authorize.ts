import { type AccessItem, personOf } from '#lambdas/entities/people/access.ts';
import { isCurrentToken } from '#lambdas/entities/people/signIns.ts';
import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import type { IdempotencyRecord, IdempotentCommand } from '#lambdas/store/idempotency.ts';
import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import * as platformKeys from '#lambdas/store/keys/platform.ts';
import type { MaintenanceItem } from '#lambdas/store/platform.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { CallError } from '#shared/CallError.ts';
import { containerOf } from '#shared/contract/containerOf.ts';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import { type AccessQuestion, mapView, type Permission } from '#shared/rules/access.ts';
import type { MapRole, Person } from '#shared/rules/people/permissions.ts';
import * as errorTexts from '#shared/texts/errors.ts';
import { changedRoles } from './changedRoles.ts';
import type { Identity } from './identity.ts';
import type { CallLine } from './log.ts';

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
 * How a call about something else than a story map is authorized. A handler passes it along.
 */
export type Subject<Found> = {
  /** The keys of the subject and of the caller's membership in it, which are read together with the access. */
  keys: (keys: Keys, input: unknown, uid: string) => [head: Key, member: Key];
  /** The subject and the caller's role in it. @throws CallError when it is gone */
  find: (head: Stored | undefined, member: Stored | undefined, uid: string) => Found;
};

type Input = { containerId?: string; uid?: string };

/**
 * Authorizes a call or refuses it, by its contract's permission and the caller's present record in the company's table. A
 * hidden map and a missing one are refused alike, so that nobody can tell which it is.
 * @param line learns the caller's roles if their token names others, also when the call is refused
 * @throws CallError maintenance, no-company-access, not-authenticated for a token of another account or from before the
 * sessions were ended, the refusal of a subject that is gone, or that of the call's permission
 */
export async function authorize(
  definition: CallDefinition,
  reader: Reader,
  identity: Identity,
  input: Input,
  idempotency: IdempotentCommand | undefined,
  line: CallLine,
  subject: Subject<object> = map(definition),
): Promise<Authorization> {
  const { access: permission } = definition;
  const { needs } = permission;
  const { keys } = reader;
  const uid = identity.claimedUid;
  const isAbout = needs === 'map' || needs === 'initiative';
  const [maintenance, access, idempotencyRecord, head, early] = await reader.get<
    [MaintenanceItem, AccessItem, IdempotencyRecord, Stored, Stored]
  >([
    platformKeys.maintenance(),
    rowKeys.access(keys, identity.email),
    // Without an idempotency key this is the access item again, and the reader requests each key once.
    idempotency?.key ?? rowKeys.access(keys, identity.email),
    ...(isAbout ? subject.keys(keys, input, uid ?? '').slice(0, uid === undefined ? 1 : 2) : []),
  ]);
  if (maintenance !== undefined) throw new CallError(errors.maintenance);
  if (access === undefined || !mayCome(access, needs === 'address')) throw new CallError(errors.noCompanyAccess);
  if (!isCurrentToken(access, identity)) throw new CallError(errors.notAuthenticated);
  line.roles = changedRoles(identity.claims, access);
  const person = personOf(access, identity.company);
  // This person has had the answer before, so they may have it again, even when the command itself removed their access
  // to the map.
  if (idempotency !== undefined && idempotencyRecord !== undefined)
    return { person, mapRole: 'none', idempotencyRecord };
  if (!isAbout)
    return checked(permission, { person, mapRole: 'none', ...(input.uid !== undefined && { subjectUid: input.uid }) });
  // A token from before the person got access, or of a former uid, referred to the wrong member item or none.
  const member =
    uid === person.uid || notDeleted(head) === undefined
      ? early
      : (await reader.get<[Stored]>([subject.keys(keys, input, person.uid)[1]]))[0];
  return checked(permission, { person, mapRole: 'none', ...subject.find(notDeleted(head), member, person.uid) });
}

/** The story map of a call, and the caller's role on it. */
const map = (definition: CallDefinition): Subject<{ storyMap: StoryMapHead; mapRole: MapRole }> => ({
  keys: (keys, input, uid) => {
    const id = containerOf(definition, input) ?? '';
    return [rowKeys.storyMap(keys, id), rowKeys.member(keys, id, uid)];
  },
  find: (head, member, uid) => {
    if (head === undefined) throw new CallError(errors.permissionDenied, { message: errorTexts.mapNotVisible });
    const storyMap = head as StoryMapHead;
    return { storyMap, mapRole: roleOn(storyMap, member as MemberItem | undefined, uid) };
  },
});

/** Whether a person has access, or may ask for it. People whose access was removed may not ask. */
function mayCome(access: AccessItem, isOpenToAddresses: boolean): boolean {
  return notDeleted(access)?.active === true || (isOpenToAddresses && access.removed !== true);
}

function checked<Question extends AccessQuestion>(permission: Permission, question: Question): Question {
  if (permission.allows(question)) return question;
  const isHidden = permission.needs === 'map' && !mapView.allows(question);
  throw new CallError(permission.refusal, isHidden ? { message: errorTexts.mapNotVisible } : {});
}
