import * as z from 'zod/mini';
import type { AccessItem, UserItem } from '#lambdas/entities/people/access.ts';
import { defineEntity, type FieldsOf, type RowOf } from '#lambdas/store/entity/defineEntity.ts';
import { describeEntity } from '#lambdas/store/entity/describeEntity.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Key, Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { change, create, remove, revive } from '#lambdas/store/steps.ts';
import type { Mutation } from '#lambdas/store/steps/mutations.ts';
import { type AccessRequest, type AccessType, accessTypeSchema } from '#shared/model/people/accessRequest.ts';
import { hasAccess } from '#shared/rules/story_map/membership.ts';
import { type MemberItem, roleOn, type StoryMapHead } from './storyMap.ts';

const fields = {
  containerId: z.string(),
  /** The person who is asked. */
  owner: z.string(),
  user_email: z.string(),
  access_type: accessTypeSchema,
  /** When it was made, in milliseconds. */
  date: z.int(),
};
type Fields = FieldsOf<typeof fields>;
/**
 * A person's request for access to a map, one per person and map; its id is their uid. Once answered it leaves a
 * tombstone, which their next request revives.
 */
export type AccessRequestItem = RowOf<typeof fields>;
/** A request in its owner's inbox, with its version: the entry exists exactly as long as the request waits. */
export type AwaitingRequest = Key & Fields & { userId: string; version: number };

export const accessRequestEntity = defineEntity({
  type: 'access_request',
  key: rowKeys.accessRequest,
  fields,
  present: null,
  heldBy: [],
  derived: (keys, { id: userId, containerId, owner, user_email, access_type, date, version }) => ({
    pointers: [
      {
        key: rowKeys.awaitingRequest(keys, owner, date, containerId, userId),
        fields: { containerId, owner, userId, user_email, access_type, date, version },
      },
    ],
  }),
});

// A request changes nothing on the map.

export const accessRequestDescription = describeEntity(accessRequestEntity, {
  keyFromLog: null,
  history: null,
  export: {
    title: 'Requests for access to story maps',
    rows: { of: 'story_maps', range: rowKeys.accessRequests },
  },
  search: null,
  personal: { user_email: '' },
});

/**
 * The steps that create a request. They raise the map's counter of requests, which makes a simultaneous change of owner
 * retry.
 */
export function createAccessRequest(
  keys: Keys,
  head: StoryMapHead,
  asker: { uid: string; email: string },
  access_type: AccessType,
  { former, date }: { former: AccessRequestItem | undefined; date: number },
): Mutation[] {
  const fields = { containerId: head.id, owner: head.owner, user_email: asker.email, access_type, date };
  return [
    former === undefined
      ? create(accessRequestEntity, rowKeys.accessRequest(keys, head.id, asker.uid), asker.uid, fields)
      : revive(accessRequestEntity, former, fields),
    {
      do: 'count',
      key: rowKeys.storyMap(keys, head.id),
      attribute: 'asked',
      by: 1,
      require: [{ attribute: 'owner', equals: head.owner }, { without: 'deletedAt' }],
    },
  ];
}

/** The step by which a waiting request changes to another role. */
export const changeRequestedRole = (request: AccessRequestItem, access_type: AccessType): Mutation =>
  change(accessRequestEntity, request, { access_type });

/** The step that passes a request on to a new owner. */
export const handOverAccessRequest = (request: AccessRequestItem, owner: string): Mutation =>
  change(accessRequestEntity, request, { owner });

/** The steps that close a request, however it was answered; none when there is no request. */
export function closeAccessRequest(item: AccessRequestItem | undefined): Mutation[] {
  const request = notDeleted(item);
  return request === undefined ? [] : [remove(accessRequestEntity, request)];
}

/** The steps that close a request when only its inbox entry was read. */
export function closeAwaiting(keys: Keys, { userId, version, ...entry }: AwaitingRequest): Mutation[] {
  return closeAccessRequest({
    ...entry,
    ...rowKeys.accessRequest(keys, entry.containerId, userId),
    type: 'access_request',
    id: userId,
    version,
  });
}

/**
 * A waiting request as the owner sees it. Undefined when it is obsolete: the map is deleted, the person has lost access
 * to the application, or has the role by now.
 */
export function presentAwaiting(
  entry: AwaitingRequest,
  around: {
    head: StoryMapHead | undefined;
    member: MemberItem | undefined;
    access: AccessItem | undefined;
    user: UserItem | undefined;
  },
): AccessRequest | undefined {
  const { containerId, userId, version, user_email, access_type, date } = entry;
  const head = notDeleted(around.head);
  if (
    head === undefined ||
    around.access?.active !== true ||
    hasAccess(roleOn(head, around.member, userId), access_type)
  )
    return undefined;
  return {
    containerId,
    version,
    container_name: head.name,
    userId,
    user_email,
    username: around.user?.username ?? null,
    access_type,
    date,
  };
}
