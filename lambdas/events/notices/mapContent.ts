import type { UserItem } from '#lambdas/entities/people/access.ts';
import type { AccessRequestItem } from '#lambdas/entities/story_map/accessRequest.ts';
import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Notice } from '#lambdas/store/notices.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { hasAccess } from '#shared/rules/story_map/membership.ts';
import * as noticeTexts from '#shared/texts/people/notices.ts';
import { recipientName } from './nameOf.ts';
import type { NoticeContent, Recipient } from './types.ts';

/** The text for a person with whom a map was shared, unless they have lost it since. */
export async function mapShared(reader: Reader, { uid, about, event }: Notice): Promise<NoticeContent | undefined> {
  const { keys } = reader;
  const { mapId: containerId = '' } = about;
  const [head, item] = await reader.get<[StoryMapHead, MemberItem]>([
    rowKeys.storyMap(keys, containerId),
    rowKeys.member(keys, containerId, uid),
  ]);
  const [map, member] = [notDeleted(head), notDeleted(item)];
  if (map === undefined || member === undefined || event !== `${containerId}#${member.sharedAt}`) return undefined;
  const [by] = await reader.get<[UserItem]>([rowKeys.user(keys, member.sharedBy ?? map.owner)]);
  const { title, body, action } = noticeTexts.mapShared;
  const values = { name: recipientName(by), map: map.name };
  return { title: title(values), body: body[member.role](values), action, path: `/story_map/${containerId}` };
}

/** The text for a person to whom a map was handed over, unless it has another owner by now. */
export async function mapOwner(reader: Reader, { uid, about, event }: Notice): Promise<NoticeContent | undefined> {
  const { keys } = reader;
  const { mapId: containerId = '' } = about;
  const [head] = await reader.get<[StoryMapHead]>([rowKeys.storyMap(keys, containerId)]);
  const map = notDeleted(head);
  if (map?.owner !== uid || event !== `${containerId}#${map.ownerSince}`) return undefined;
  const [by] = await reader.get<[UserItem]>([rowKeys.user(keys, map.ownerBy ?? uid)]);
  const { title, body, action } = noticeTexts.mapOwner;
  const values = { name: recipientName(by), map: map.name };
  return { title: title(values), body: body(values), action, path: `/story_map/${containerId}` };
}

/** The text for the owner of a map about a request for a role, or for its sender about the answer. */
export async function mapRequest(
  reader: Reader,
  { kind, uid, about, event }: Notice,
  { access }: Recipient,
): Promise<NoticeContent | undefined> {
  const { keys } = reader;
  const { mapId: containerId = '', asker = '' } = about;
  const [request, head, member, askerUser] = await reader.get<[AccessRequestItem, StoryMapHead, MemberItem, UserItem]>([
    rowKeys.accessRequest(keys, containerId, asker),
    rowKeys.storyMap(keys, containerId),
    rowKeys.member(keys, containerId, asker),
    rowKeys.user(keys, asker),
  ]);
  const map = notDeleted(head);
  if (request === undefined || map === undefined || event !== `${containerId}#${asker}#${request.date}`)
    return undefined;
  const isWaiting = request.deletedAt === undefined;
  const role = roleOn(map, member, asker);
  const has = hasAccess(role, request.access_type);
  if (kind === 'map_request') {
    if (!isWaiting || has || request.owner !== uid) return undefined;
    const { title, body, action } = noticeTexts.mapRequest;
    const values = { name: recipientName(askerUser), email: request.user_email, map: map.name };
    return {
      title: title(values),
      body: body[request.access_type](values),
      action,
      path: '/story_maps#requests',
    };
  }
  if (isWaiting) return undefined;
  const [owner] = await reader.get<[UserItem]>([rowKeys.user(keys, request.owner)]);
  const values = { name: recipientName(owner), map: map.name };
  if (!has) {
    const { title, body, bodyOfMap, action } = noticeTexts.declined;
    // People who may not see the map do not get its name, but the address where they asked.
    const sees = role !== 'none' || access.globalStoryMapViewer;
    return { title, body: (sees ? bodyOfMap : body)(values), action, path: `/story_map/${containerId}` };
  }
  const { title, body, action } = noticeTexts.accepted;
  return {
    title: title(values),
    body: body[request.access_type](values),
    action,
    path: `/story_map/${containerId}`,
  };
}
