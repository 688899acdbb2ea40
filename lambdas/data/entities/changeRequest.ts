import type { ChangeRequest } from '#shared/model/changeRequest.ts';
import type { Stored } from '../items.ts';
import type { Key, Keys, SharedKind } from '../keys.ts';
import type { Mutation } from '../mutations.ts';
import type { StoryMapHead } from './storyMap.ts';

/**
 * An open change request. It lies with the thing that it would change, so that answering it needs one round. `asked` counts the people who were asked;
 * it is null until all of them have been.
 */
export type ChangeRequestItem = Stored<{
  own: string;
  kind: SharedKind;
  objectId: string;
  containerId: string;
  owner: string;
  date: number;
  oldText: string;
  newText: string;
  escalated: boolean;
  asked: number | null;
}>;

/** Somebody who was asked; `accepted` is 'empty' until they answer (administration §3). */
export type AskedMember = Stored<{ requestId: string; accepted: boolean | 'empty' }>;

/** The open request that wants a text. */
export type WantedText = Key & { requestId: string };

/** What clients see of a change request, under the names that the specification has for each kind. */
export function presentChangeRequest(item: ChangeRequestItem): ChangeRequest {
  const { id, version, kind, objectId, containerId, owner, date, oldText, newText, escalated } = item;
  const common = { id, version, containerId, owner, date, escalated };
  return kind === 'what'
    ? { ...common, changeType: 'what_description', whatId: objectId, oldDescription: oldText, newDescription: newText }
    : { ...common, changeType: 'who_name', whoId: objectId, oldValue: oldText, newValue: newText };
}

/** A request's id, which names the thing too. */
export const requestIdOf = (kind: SharedKind, objectId: string, own: string) => `${kind}-${objectId}-${own}`;

/** The steps that open a change request, the only one for that text. The people who have to agree are asked by the deliverer. */
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
    {
      do: 'create',
      key: keys.changeRequest(kind, objectId, own),
      type: 'change_request',
      id: requestId,
      fields: { ...request, escalated: false, asked: null },
    },
    {
      do: 'point',
      key: keys.wantedText(kind, objectId, newText),
      fields: { requestId },
      require: [{ is: 'absent' }],
      otherwise: 'request-exists',
    },
    { do: 'point', key: keys.askedChange(owner, date, requestId), fields: { requestId } },
  ];
}

/** The step that lists a map among those that a request is about, under the name that it has now. */
export function listRequestMap(
  keys: Keys,
  { kind, objectId, own }: ChangeRequestItem,
  { id, name }: StoryMapHead,
): Mutation {
  return { do: 'point', key: keys.changeRequestMap(kind, objectId, own, id), fields: { mapId: id, name } };
}

/** The steps that ask somebody: their part of the request, and the pointer in their inbox. */
export function askMember(keys: Keys, { id, kind, objectId, own, date }: ChangeRequestItem, uid: string): Mutation[] {
  return [
    {
      do: 'create',
      key: keys.changeRequestMember(kind, objectId, own, uid),
      type: 'change_request_member',
      id: uid,
      fields: { requestId: id, accepted: 'empty' },
    },
    { do: 'point', key: keys.awaitingChange(uid, date, id), fields: { requestId: id } },
  ];
}

/** The step that ends the delivery of a request: everybody has been asked. */
export function markDelivered(item: ChangeRequestItem, asked: number): Mutation {
  return { do: 'change', item, set: { asked } };
}
