import { renameShared, type SharedEntity } from '#lambdas/entities/company/shared.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change, create, remove } from '#lambdas/store/steps.ts';
import type { EntityStep, Mutation } from '#lambdas/store/steps/mutations.ts';
import { answersAfter } from '#shared/rules/changeRequests.ts';
import {
  type AskedMember,
  changeRequestEntity,
  type ChangeRequestItem,
  changeRequestMemberEntity,
  requestIdOf,
} from './changeRequest.ts';

/**
 * The step that opens a change request, which is unique per text. The stream consumer asks the people who have to agree.
 */
export function createChangeRequest(
  keys: Keys,
  request: Pick<
    ChangeRequestItem,
    'own' | 'kind' | 'objectId' | 'containerId' | 'owner' | 'date' | 'oldText' | 'newText'
  >,
): EntityStep {
  const { own, kind, objectId } = request;
  const key = rowKeys.changeRequest(keys, kind, objectId, own);
  return create(changeRequestEntity, key, requestIdOf(kind, objectId, own), {
    ...request,
    escalated: false,
    asked: null,
  });
}

/** The step that lists a map as affected by a request, under its present name. */
export function listRequestMap(
  keys: Keys,
  { kind, objectId, own }: ChangeRequestItem,
  { id, name }: StoryMapHead,
): Mutation {
  return {
    do: 'putPointer',
    key: rowKeys.changeRequestMap(keys, kind, objectId, own, id),
    fields: { mapId: id, name },
  };
}

/**
 * The step that asks a person: their part of the request. Who made the request agrees by asking (rule change.12).
 */
export function askMember(keys: Keys, request: ChangeRequestItem, uid: string): Mutation {
  const { id: requestId, kind, objectId, own, owner } = request;
  const key = rowKeys.changeRequestMember(keys, kind, objectId, own, uid);
  const accepted = uid === owner ? true : 'empty';
  return create(changeRequestMemberEntity, key, uid, { requestId, accepted }, { context: [request] });
}

/** The step that marks a request as delivered: everybody has been asked, and so many agree already. */
export function markDelivered(item: ChangeRequestItem, { asked, agreed }: { asked: number; agreed: number }): Mutation {
  return change(changeRequestEntity, item, { asked, ...(agreed > 0 && { agreed }) });
}

/**
 * The steps of a person's answer. It changes the request itself too, so that simultaneous answers come one after the
 * other.
 */
export function answerRequest(request: ChangeRequestItem, member: AskedMember, accepted: boolean): Mutation[] {
  const { agreed } = answersAfter(request, member.accepted, accepted);
  return [
    change(changeRequestMemberEntity, member, { accepted, answeredAt: Date.now() }),
    change(changeRequestEntity, request, { agreed }),
  ];
}

/** The steps by which people are no longer asked, and others are instead. */
export function changeAskedPeople(
  keys: Keys,
  request: ChangeRequestItem,
  { gone, joined }: { gone: readonly AskedMember[]; joined: readonly string[] },
): Mutation[] {
  const agreed = (request.agreed ?? 0) - gone.filter(({ accepted }) => accepted === true).length;
  return [
    ...gone.map((member) => remove(changeRequestMemberEntity, member)),
    ...joined.map((uid) => askMember(keys, request, uid)),
    change(changeRequestEntity, request, { asked: (request.asked ?? 0) - gone.length + joined.length, agreed }),
  ];
}

/** The step that hands a request to the administrators. */
export const escalateRequest = (request: ChangeRequestItem): Mutation =>
  change(changeRequestEntity, request, { escalated: true, escalatedAt: Date.now() });

/** The step by which somebody takes a request from the administrators, back to the people who are asked. */
export const returnRequest = (request: ChangeRequestItem, by: string): Mutation =>
  change(changeRequestEntity, request, { escalated: false, givenBackAt: Date.now(), givenBackBy: by });

/** The step that closes a request, whatever the reason. The inboxes of the people who are asked follow later. */
export const closeChangeRequest = (
  request: ChangeRequestItem,
  set: Pick<ChangeRequestItem, 'applied'> = {},
): Mutation => remove(changeRequestEntity, request, { set });

/**
 * The steps that apply a request: the company's text changes, and the request is closed. Story maps show copies, which
 * are updated later (rule change.6).
 * @param appliedBy the person whose answer was the last one, null for the system
 */
export function applyChangeRequest(
  keys: Keys,
  request: ChangeRequestItem,
  entity: SharedEntity,
  appliedBy: string | null,
): Mutation[] {
  return [
    closeChangeRequest(request, { applied: { by: appliedBy } }),
    ...renameShared(keys, request.kind, entity, request.newText, entity.uses),
  ];
}
