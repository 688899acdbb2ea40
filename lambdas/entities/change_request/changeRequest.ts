import * as z from 'zod/mini';
import { defineEntity, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import type { Pointer } from '#lambdas/store/entity/derived.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import type { ExportedRows } from '#lambdas/store/entity/exported.ts';
import type { DescribingRule } from '#lambdas/store/entity/history.ts';
import { placesOfText, pointerOfText } from '#lambdas/store/entity/uniqueText.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Key, Keys, SharedKind } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import * as errors from '#shared/errors.ts';
import { type ChangeRequest, changeRequestSchema } from '#shared/model/changeRequest.ts';
import type { OpenRequest } from '#shared/rules/changeRequests.ts';

const fields = {
  own: z.string(),
  kind: z.enum(['what', 'who']),
  objectId: z.string(),
  containerId: z.string(),
  owner: z.string(),
  date: z.int(),
  oldText: z.string(),
  newText: z.string(),
  escalated: z.boolean(),
  asked: z.nullable(z.int()),
  agreed: z.optional(z.int()),
  escalatedAt: z.optional(z.int()),
  givenBackAt: z.optional(z.int()),
  givenBackBy: z.optional(z.string()),
  applied: z.optional(z.object({ by: z.nullable(z.string()) })),
};
/**
 * An open change request. It is stored beside the entity that it would change, so that answering it needs one round.
 * `asked` counts the people who are asked; it is null until all of them have been. `agreed` counts those of them who
 * have accepted, so that of two simultaneous answers one is the last; absent until somebody has. The mails about a
 * request (rule notice.6) need the times of the latest escalation and of the latest time it was given back, with the
 * person, and by whom a closed one was applied: null for the system; `applied` is absent when it was closed otherwise.
 */
export type ChangeRequestItem = RowOf<typeof fields>;

const memberFields = {
  requestId: z.string(),
  accepted: z.union([z.boolean(), z.literal('empty')]),
  answeredAt: z.optional(z.int()),
};
/** A person who was asked; `accepted` is 'empty' until they answer, and `answeredAt` the time of the latest answer. */
export type AskedMember = RowOf<typeof memberFields>;

/** The history line of the map that asks: the person, the former text and the requested text. */
const requested: DescribingRule = ({ id, now }) => {
  const [kind = '', objectId = ''] = id.split('-');
  const values = { value: text(now?.['oldText']), newValue: text(now?.['newText']) };
  return [
    kind === 'what'
      ? { type: 'what_change_requested', whatId: objectId, ...values }
      : { type: 'who_change_requested', whoId: objectId, ...values },
  ];
};

const text = (value: unknown) => (typeof value === 'string' ? value : null);

export const changeRequestEntity = defineEntity({
  type: 'change_request',
  key: rowKeys.changeRequest,
  fields,
  uniqueText: 'newText',
  present: { model: changeRequestSchema, of: presentChangeRequest },
  heldBy: [],
  parent: {
    company_what: (keys, { kind, objectId }) => (kind === 'what' ? [rowKeys.shared(keys, kind, objectId)] : []),
    company_who: (keys, { kind, objectId }) => (kind === 'who' ? [rowKeys.shared(keys, kind, objectId)] : []),
  },
  needs: (keys, { kind, objectId, own }) => ({ ranges: [rowKeys.changeRequestParts(keys, kind, objectId, own)] }),
  derived: (keys, row, around) => {
    const { id: requestId, kind, objectId, own, newText, owner, date, escalated } = row;
    const { members, maps } = sortedParts(
      around.range<RequestPart>(rowKeys.changeRequestParts(keys, kind, objectId, own)),
    );
    const pointers: Pointer[] = [
      pointerOfText((fold) => rowKeys.wantedText(keys, kind, objectId, newText, fold), row, {
        fields: { requestId },
        free: placesOfWanted(keys, kind, objectId, newText),
        otherwise: errors.requestExists,
      }),
      { key: rowKeys.listedChange(keys, owner, 'own', date, requestId), fields: { requestId } },
      openPointer(keys, row),
      ...(escalated ? [{ key: rowKeys.escalatedChange(keys, date, requestId), fields: { requestId } }] : []),
      ...maps.map(({ pk, sk, mapId: containerId, name }) => ({
        key: { pk, sk },
        fields: { mapId: containerId, name },
      })),
      ...members.flatMap((member) => inboxPointers(keys, row, member)),
    ];
    return { pointers };
  },
});

/** The open requests that each person has made, with the people who are asked. They are stored beside their entities. */
const exportedRequests: ExportedRows = {
  of: 'people',
  list: (keys, uid) => rowKeys.listedChanges(keys, uid, 'own'),
  each: (keys, { requestId }) => {
    const { kind, objectId, own } = requestParts(String(requestId));
    return rowKeys.changeRequestParts(keys, kind, objectId, own);
  },
};

export const changeRequestDescription = describeEntity(changeRequestEntity, {
  keyFromLog: null,
  history: {
    subject: () => ({}),
    created: requested,
    removed: null,
    // The outcome of a request changes nothing on the map.
    changed: {
      own: null,
      kind: null,
      objectId: null,
      containerId: null,
      owner: null,
      date: null,
      oldText: null,
      newText: null,
      escalated: null,
      asked: null,
      agreed: null,
      escalatedAt: null,
      givenBackAt: null,
      givenBackBy: null,
      applied: null,
    },
  },
  export: {
    title: 'Open change requests',
    rows: exportedRequests,
  },
  search: null,
  personal: null,
});

export const changeRequestMemberEntity = defineEntity({
  type: 'change_request_member',
  key: rowKeys.changeRequestMember,
  fields: memberFields,
  present: null,
  heldBy: [],
  changedWith: ['requestId'],
  parent: { change_request: (keys, { requestId }) => [requestKey(keys, requestId)] },
  needs: (keys, { requestId }) => ({ keys: [requestKey(keys, requestId)] }),
  derived: (keys, member, around) => {
    const request = notDeleted(around.get<ChangeRequestItem>(requestKey(keys, member.requestId)));
    return request === undefined ? {} : { pointers: inboxPointers(keys, request, member) };
  },
});

export const changeRequestMemberDescription = describeEntity(changeRequestMemberEntity, {
  keyFromLog: null,
  history: null,
  export: {
    title: 'Answers to open change requests',
    rows: exportedRequests,
  },
  search: null,
  personal: null,
});

/** A story map that a request affects, with its name at the time of asking. */
export type RequestMap = Key & { mapId: string; name: string };

/** What `changeRequestParts` reads. */
export type RequestPart = ChangeRequestItem | AskedMember | RequestMap;

/** A request, the people who are asked, and the affected maps, from all its parts. */
export function sortedParts(parts: readonly RequestPart[]): {
  request: ChangeRequestItem | undefined;
  members: AskedMember[];
  maps: RequestMap[];
} {
  const members: AskedMember[] = [];
  const maps: RequestMap[] = [];
  let request: ChangeRequestItem | undefined;
  for (const part of parts) {
    if ('mapId' in part) maps.push(part);
    else if ('own' in part) request = part;
    else if (notDeleted(part) !== undefined) members.push(part);
  }
  return { request, members, maps };
}

/** The open request for a text. */
export type WantedText = Key & { requestId: string };

/** Where the open request for a text of an entity may be. */
export const placesOfWanted = (keys: Keys, kind: SharedKind, id: string, text: string): Key[] =>
  placesOfText((fold) => rowKeys.wantedText(keys, kind, id, text, fold));

/** The client's view of a change request, under the documented names of each kind. */
export function presentChangeRequest(item: ChangeRequestItem): ChangeRequest {
  const { id, version, kind, objectId, containerId, owner, date, oldText, newText, escalated } = item;
  const common = { id, version, containerId, owner, date, escalated };
  return kind === 'what'
    ? { ...common, changeType: 'what_description', whatId: objectId, oldDescription: oldText, newDescription: newText }
    : { ...common, changeType: 'who_name', whoId: objectId, oldValue: oldText, newValue: newText };
}

/** The place of a request, by its id. */
export function requestKey(keys: Keys, requestId: string): Key {
  const { kind, objectId, own } = requestParts(requestId);
  return rowKeys.changeRequest(keys, kind, objectId, own);
}

/** A request's id, which also names the entity. */
export const requestIdOf = (kind: SharedKind, objectId: string, own: string) => `${kind}-${objectId}-${own}`;

/** The parts of a request's id. */
export function requestParts(requestId: string): { kind: SharedKind; objectId: string; own: string } {
  const [kind, objectId = '', own = ''] = requestId.split('-');
  return { kind: kind === 'who' ? 'who' : 'what', objectId, own };
}

/** The pointer to an open request in the list of the company, with the story map and the person that it comes from. */
const openPointer = (
  keys: Keys,
  { id: requestId, containerId, owner, date }: Pick<ChangeRequestItem, 'id' | 'containerId' | 'owner' | 'date'>,
): { key: Key; fields: OpenRequest } => ({
  key: rowKeys.openChange(keys, date, requestId),
  fields: { requestId, mapId: containerId, owner },
});

/**
 * The pointer to an open request in the lists of a person who is asked: while it awaits them, or after their answer.
 * Who made the request has it in their own list already.
 */
export function inboxPointers(
  keys: Keys,
  { id: requestId, owner, date }: Pick<ChangeRequestItem, 'id' | 'owner' | 'date'>,
  { id: uid, accepted }: Pick<AskedMember, 'id' | 'accepted'>,
): { key: Key; fields: { requestId: string } }[] {
  if (uid === owner) return [];
  const list = accepted === 'empty' ? 'awaiting' : 'answered';
  return [{ key: rowKeys.listedChange(keys, uid, list, date, requestId), fields: { requestId } }];
}
