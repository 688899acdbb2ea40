import * as z from 'zod/mini';
import * as errors from '#shared/errors.ts';
import { type ChangeRequest, changeRequestSchema } from '#shared/model/changeRequest.ts';
import { defineEntity, type RowOf } from '../defineEntity.ts';
import { defineHistory } from '../defineHistory.ts';
import type { DescribingRule } from '../describe.ts';
import type { Key, Keys, SharedKind } from '../keys.ts';
import * as rowKeys from '../keys.ts';
import type { Mutation } from '../mutations.ts';
import type { StoryMapHead } from './storyMap.ts';

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
};
/**
 * An open change request. It is stored beside the entity that it would change, so that answering it needs one round.
 * `asked` counts the people asked; it is null until all of them have been.
 */
export type ChangeRequestItem = RowOf<typeof fields>;

const memberFields = { requestId: z.string(), accepted: z.union([z.boolean(), z.literal('empty')]) };
/** A person who was asked; `accepted` is 'empty' until they answer. */
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
  present: { model: changeRequestSchema, of: presentChangeRequest },
  bookkeeping: {
    needs: (keys, { kind, objectId, own }) => ({ ranges: [rowKeys.changeRequestParts(keys, kind, objectId, own)] }),
    follows: (keys, { id: requestId, kind, objectId, own, newText, owner, date }, around) => ({
      pointers: [
        {
          key: rowKeys.wantedText(keys, kind, objectId, newText),
          fields: { requestId },
          require: [{ is: 'absent' }],
          otherwise: errors.requestExists,
        },
        { key: rowKeys.askedChange(keys, owner, date, requestId), fields: { requestId } },
        ...around
          .range<Key & { mapId?: string; name?: string }>(rowKeys.changeRequestParts(keys, kind, objectId, own))
          .flatMap(({ pk, sk, mapId, name }) =>
            mapId === undefined ? [] : [{ key: { pk, sk }, fields: { mapId, name } }],
          ),
      ],
    }),
  },
});

export const changeRequestHistory = defineHistory(changeRequestEntity, {
  describe: {
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
    },
  },
});

export const changeRequestMemberEntity = defineEntity({
  type: 'change_request_member',
  key: rowKeys.changeRequestMember,
  fields: memberFields,
  present: null,
  bookkeeping: {
    needs: (keys, { requestId }) => ({ keys: [requestKey(keys, requestId)] }),
    follows: (keys, { id: uid, requestId }, around) => {
      const request = around.get<ChangeRequestItem>(requestKey(keys, requestId));
      if (request === undefined) return {};
      return { pointers: [{ key: rowKeys.awaitingChange(keys, uid, request.date, requestId), fields: { requestId } }] };
    },
  },
});

export const changeRequestMemberHistory = defineHistory(changeRequestMemberEntity, {
  describe: null,
});

/** The open request for a text. */
export type WantedText = Key & { requestId: string };

/** The client's view of a change request, under the documented names of each kind. */
export function presentChangeRequest(item: ChangeRequestItem): ChangeRequest {
  const { id, version, kind, objectId, containerId, owner, date, oldText, newText, escalated } = item;
  const common = { id, version, containerId, owner, date, escalated };
  return kind === 'what'
    ? { ...common, changeType: 'what_description', whatId: objectId, oldDescription: oldText, newDescription: newText }
    : { ...common, changeType: 'who_name', whoId: objectId, oldValue: oldText, newValue: newText };
}

/** The place of a request, by its id. */
function requestKey(keys: Keys, requestId: string): Key {
  const [kind, objectId = '', own = ''] = requestId.split('-');
  return rowKeys.changeRequest(keys, kind === 'what' ? 'what' : 'who', objectId, own);
}

/** A request's id, which also names the entity. */
export const requestIdOf = (kind: SharedKind, objectId: string, own: string) => `${kind}-${objectId}-${own}`;

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
    changeRequestEntity.create(rowKeys.changeRequest(keys, kind, objectId, own), requestId, {
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
    { do: 'putPointer', key: rowKeys.askedChange(keys, owner, date, requestId), fields: { requestId } },
  ];
}

/** The step that lists a map as concerned by a request, under its present name. */
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

/** The steps that ask a person: their part of the request, and the pointer in their inbox. */
export function askMember(keys: Keys, { id, kind, objectId, own, date }: ChangeRequestItem, uid: string): Mutation[] {
  return [
    changeRequestMemberEntity.create(rowKeys.changeRequestMember(keys, kind, objectId, own, uid), uid, {
      requestId: id,
      accepted: 'empty',
    }),
    { do: 'putPointer', key: rowKeys.awaitingChange(keys, uid, date, id), fields: { requestId: id } },
  ];
}

/** The step that marks a request as delivered: everybody has been asked. */
export function markDelivered(item: ChangeRequestItem, asked: number): Mutation {
  return changeRequestEntity.change(item, { asked });
}
