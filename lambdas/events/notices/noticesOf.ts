import type { AccessItem } from '#lambdas/entities/people/access.ts';
import type { CompanyAccessRequestItem } from '#lambdas/entities/people/companyAccessRequest.ts';
import type { AccessRequestItem } from '#lambdas/entities/story_map/accessRequest.ts';
import type { MemberItem, StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { NewNotice } from '#lambdas/store/notices.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { isAdmin } from '#shared/rules/people/permissions.ts';
import { administratorsOf } from './administrators.ts';
import { commentNotices } from './commentNotices.ts';
import { integrationNotices } from './integrationContent.ts';
import { askedMemberNotices, changeRequestNotices } from './ofChangeRequest.ts';
import type { NoticeSubject } from './subject.ts';

/**
 * The people to notify about the present state of an item (rule notice.1). It depends on the item alone and not on the
 * stream record, so that reading the same item again gives the same events, which the table remembers.
 * @throws any error of the table
 */
export async function noticesOf(reader: Reader, subject: NoticeSubject): Promise<NewNotice[]> {
  switch (subject.of) {
    case 'access':
      return ofAccess(reader, subject);
    case 'company_request':
      return ofCompanyRequest(reader, subject.email);
    case 'map_owner':
      return ofMapOwner(reader, subject.containerId);
    case 'map_member':
      return ofMapMember(reader, subject.containerId, subject.member);
    case 'map_request':
      return ofMapRequest(reader, subject.containerId, subject.asker);
    case 'change_request_member':
      return askedMemberNotices(reader, subject);
    case 'change_request':
      return changeRequestNotices(reader, subject);
    case 'integration':
      return integrationNotices(reader, subject.integrationId);
    case 'comment':
      return commentNotices(reader, subject);
  }
}

/**
 * Notifies a person who was given access, before or after they signed up, and one who was made an admin.
 * @param subject.event the event that has happened; `any` where that is unknown
 */
async function ofAccess(
  reader: Reader,
  { email, event }: Extract<NoticeSubject, { of: 'access' }>,
): Promise<NewNotice[]> {
  const [access] = await reader.get<[AccessItem]>([rowKeys.access(reader.keys, email)]);
  if (access?.active !== true) return [];
  const { uid, letInAt, adminSince, adminBy } = access;
  const isAdminByOthers = adminSince !== undefined && adminBy !== uid && isAdmin(access);
  return [
    ...(letInAt === undefined || event === 'made_admin'
      ? []
      : [{ uid, kind: 'let_in', event: String(letInAt), at: letInAt, about: {} } as const]),
    ...(isAdminByOthers && event !== 'let_in'
      ? [{ uid, kind: 'made_admin', event: String(adminSince), at: adminSince, about: {} } as const]
      : []),
  ];
}

/** Notifies a person to whom somebody else has handed a map over. */
async function ofMapOwner(reader: Reader, containerId: string): Promise<NewNotice[]> {
  const [head] = await reader.get<[StoryMapHead]>([rowKeys.storyMap(reader.keys, containerId)]);
  const map = notDeleted(head);
  if (map?.ownerSince === undefined || map.ownerBy === map.owner) return [];
  const { owner: uid, ownerSince: at } = map;
  return [{ uid, kind: 'map_owner', event: `${containerId}#${at}`, at, about: { mapId: containerId } }];
}

/** Notifies a person with whom somebody else has shared a map unasked. */
async function ofMapMember(reader: Reader, containerId: string, uid: string): Promise<NewNotice[]> {
  const [item] = await reader.get<[MemberItem]>([rowKeys.member(reader.keys, containerId, uid)]);
  const member = notDeleted(item);
  if (member?.sharedAt === undefined || member.sharedBy === uid) return [];
  const { sharedAt: at } = member;
  return [{ uid, kind: 'map_shared', event: `${containerId}#${at}`, at, about: { mapId: containerId } }];
}

/** Notifies all administrators of a request for access; once one of them has declined it, notifies its sender. */
async function ofCompanyRequest(reader: Reader, email: string): Promise<NewNotice[]> {
  const { keys } = reader;
  const [item, asker] = await reader.get<[CompanyAccessRequestItem, AccessItem]>([
    rowKeys.companyAccessRequest(keys, email),
    rowKeys.access(keys, email),
  ]);
  if (item === undefined) return [];
  const event = `${item.id}#${item.date}`;
  // A person who was ever granted access got that answer; losing access later does not make it a decline.
  if (item.deletedAt !== undefined)
    return asker?.active === false && asker.letInAt === undefined
      ? [{ uid: asker.uid, kind: 'company_answer', event, at: item.deletedAt, about: { email } }]
      : [];
  const admins = await administratorsOf(reader);
  return admins.map((uid) => ({ uid, kind: 'company_request', event, at: item.date, about: { email } }));
}

/** Notifies the owner of a map of a request for a role, and the requester of the answer. */
async function ofMapRequest(reader: Reader, containerId: string, asker: string): Promise<NewNotice[]> {
  const [request] = await reader.get<[AccessRequestItem]>([rowKeys.accessRequest(reader.keys, containerId, asker)]);
  if (request === undefined) return [];
  const event = `${containerId}#${asker}#${request.date}`;
  const about = { mapId: containerId, asker };
  return request.deletedAt === undefined
    ? [{ uid: request.owner, kind: 'map_request', event, at: request.date, about }]
    : [{ uid: asker, kind: 'map_answer', event, at: request.deletedAt, about }];
}
