import { renameShared, type SharedEntity } from '#lambdas/entities/company/shared.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change, create, remove } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import * as errors from '#shared/errors.ts';
import { answersAfter } from '#shared/rules/changeRequests.ts';
import {
  type AskedMember,
  changeRequestEntity,
  type ChangeRequestItem,
  changeRequestMemberEntity,
  inboxPointers,
  openPointer,
  requestIdOf,
} from './changeRequest.ts';

/**
 * The steps that open a change request, which is unique per text. The stream consumer asks the people who have to
 * agree.
 */
export function createChangeRequest(
  keys: Keys,
  request: Pick<
    ChangeRequestItem,
    'own' | 'kind' | 'objectId' | 'containerId' | 'owner' | 'date' | 'oldText' | 'newText'
  >,
): Mutation[] {
  const { own, kind, objectId, owner, date, newText } = request;
  const requestId = requestIdOf(kind, objectId, own);
  return [
    create(changeRequestEntity, rowKeys.changeRequest(keys, kind, objectId, own), requestId, {
      ...request,
      escalated: false,
      asked: null,
    }),
    {
      do: 'putPointer',
      key: rowKeys.wantedText(keys, kind, objectId, newText),
      fields: { requestId },
      require: [{ is: 'absent' }],
      otherwise: errors.requestExists,
    },
    { do: 'putPointer', key: rowKeys.listedChange(keys, owner, 'own', date, requestId), fields: { requestId } },
    { do: 'putPointer', ...openPointer(keys, { ...request, id: requestId }) },
  ];
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
 * The steps that ask a person: their part of the request, and the pointer in their inbox. Who made the request agrees
 * by asking (rule change.12).
 */
export function askMember(keys: Keys, request: ChangeRequestItem, uid: string): Mutation[] {
  const { id: requestId, kind, objectId, own, owner } = request;
  const accepted = uid === owner ? true : 'empty';
  return [
    create(changeRequestMemberEntity, rowKeys.changeRequestMember(keys, kind, objectId, own, uid), uid, {
      requestId,
      accepted,
    }),
    ...putInInbox(keys, request, { id: uid, accepted }),
  ];
}

/** The step that marks a request as delivered: everybody has been asked, and so many agree already. */
export function markDelivered(item: ChangeRequestItem, { asked, agreed }: { asked: number; agreed: number }): Mutation {
  return change(changeRequestEntity, item, { asked, ...(agreed > 0 && { agreed }) });
}

/**
 * The steps of a person's answer. It changes the request itself too, so that simultaneous answers come one after the
 * other.
 */
export function answerRequest(
  keys: Keys,
  request: ChangeRequestItem,
  member: AskedMember,
  accepted: boolean,
): Mutation[] {
  const { agreed } = answersAfter(request, member.accepted, accepted);
  return [
    change(changeRequestMemberEntity, member, { accepted, answeredAt: Date.now() }),
    ...(member.accepted === 'empty'
      ? [...takeFromInbox(keys, request, member), ...putInInbox(keys, request, { id: member.id, accepted })]
      : []),
    change(changeRequestEntity, request, { agreed }),
  ];
}

/** The steps by which people are no longer asked, and others are instead. */
export function changeAsked(
  keys: Keys,
  request: ChangeRequestItem,
  { gone, joined }: { gone: readonly AskedMember[]; joined: readonly string[] },
): Mutation[] {
  const agreed = (request.agreed ?? 0) - gone.filter(({ accepted }) => accepted === true).length;
  return [
    ...gone.flatMap((member) => [remove(changeRequestMemberEntity, member), ...takeFromInbox(keys, request, member)]),
    ...joined.flatMap((uid) => askMember(keys, request, uid)),
    change(changeRequestEntity, request, { asked: (request.asked ?? 0) - gone.length + joined.length, agreed }),
  ];
}

/** The steps that hand a request to the administrators. */
export function escalateRequest(keys: Keys, request: ChangeRequestItem): Mutation[] {
  return [
    change(changeRequestEntity, request, { escalated: true, escalatedAt: Date.now() }),
    {
      do: 'putPointer',
      key: rowKeys.escalatedChange(keys, request.date, request.id),
      fields: { requestId: request.id },
    },
  ];
}

/** The steps by which somebody takes a request from the administrators, back to the people who are asked. */
export function giveBackRequest(keys: Keys, request: ChangeRequestItem, by: string): Mutation[] {
  return [
    change(changeRequestEntity, request, { escalated: false, givenBackAt: Date.now(), givenBackBy: by }),
    { do: 'deletePointer', key: rowKeys.escalatedChange(keys, request.date, request.id) },
  ];
}

/** The steps that close a request, whatever the reason. The inboxes of the people who are asked follow later. */
export function closeChangeRequest(
  keys: Keys,
  request: ChangeRequestItem,
  set: Pick<ChangeRequestItem, 'applied'> = {},
): Mutation[] {
  const { id, kind, objectId, newText, owner, date, escalated } = request;
  return [
    remove(changeRequestEntity, request, { set }),
    { do: 'deletePointer', key: rowKeys.wantedText(keys, kind, objectId, newText) },
    { do: 'deletePointer', key: rowKeys.listedChange(keys, owner, 'own', date, id) },
    { do: 'deletePointer', key: rowKeys.openChange(keys, date, id) },
    ...(escalated ? [{ do: 'deletePointer', key: rowKeys.escalatedChange(keys, date, id) } as const] : []),
  ];
}

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
    ...closeChangeRequest(keys, request, { applied: { by: appliedBy } }),
    ...renameShared(keys, request.kind, entity, request.newText, entity.uses),
  ];
}

function putInInbox(keys: Keys, request: ChangeRequestItem, member: Pick<AskedMember, 'id' | 'accepted'>): Mutation[] {
  return inboxPointers(keys, request, member).map((pointer) => ({ do: 'putPointer', ...pointer }));
}

/** The steps that remove a request from the list of a person who is asked. */
export function takeFromInbox(
  keys: Keys,
  request: ChangeRequestItem,
  member: Pick<AskedMember, 'id' | 'accepted'>,
): Mutation[] {
  return inboxPointers(keys, request, member).map(({ key }) => ({ do: 'deletePointer', key }));
}
