import type { AccessItem, UserItem } from '#lambdas/data/entities/access.ts';
import type { AccessRequestItem } from '#lambdas/data/entities/accessRequest.ts';
import type { AskedMember, ChangeRequestItem } from '#lambdas/data/entities/changeRequest.ts';
import type { CompanyAccessRequestItem } from '#lambdas/data/entities/companyAccessRequest.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { NewNotice } from '#lambdas/data/notices.ts';
import type { Reader } from '#lambdas/data/reader.ts';
import { isAdmin } from '#shared/rules/permissions.ts';
import type { NoticeSubject } from './subject.ts';

/**
 * The people to notify about the present state of an item (rule notice.1). It depends on the item alone and not on the
 * stream record, so that reading the same item again gives the same events, which the table remembers.
 * @throws any error of the table
 */
export async function noticesOf(reader: Reader, subject: NoticeSubject): Promise<NewNotice[]> {
  switch (subject.of) {
    case 'access':
      return ofAccess(reader, subject.email);
    case 'company_request':
      return ofCompanyRequest(reader, subject.email);
    case 'map_request':
      return ofMapRequest(reader, subject.mapId, subject.asker);
    case 'change_request':
      return ofChangeRequest(reader, subject);
  }
}

/** Notifies a person who was given access, before or after they signed up. */
async function ofAccess(reader: Reader, email: string): Promise<NewNotice[]> {
  const [access] = await reader.get<[AccessItem]>([rowKeys.access(reader.keys, email)]);
  const at = access?.letInAt;
  if (access?.active !== true || at === undefined) return [];
  return [{ uid: access.uid, kind: 'let_in', event: String(at), at, about: {} }];
}

/**
 * Notifies all administrators of a request for access; once one of them has declined it, notifies its sender. There is
 * no list of them, so everybody's access is read; people ask once a day at most.
 */
async function ofCompanyRequest(reader: Reader, email: string): Promise<NewNotice[]> {
  const { keys } = reader;
  const [[item, asker], users] = await Promise.all([
    reader.get<[CompanyAccessRequestItem, AccessItem]>([
      rowKeys.companyAccessRequest(keys, email),
      rowKeys.access(keys, email),
    ]),
    reader.range<UserItem>(rowKeys.users(keys)),
  ]);
  if (item === undefined) return [];
  const event = `${item.id}#${item.date}`;
  // A person who was ever granted access got that answer; losing access later does not make it a decline.
  if (item.deletedAt !== undefined)
    return asker?.active === false && asker.letInAt === undefined
      ? [{ uid: asker.uid, kind: 'company_answer', event, at: item.deletedAt, about: { email } }]
      : [];
  const request = item;
  const access = await reader.get<AccessItem[]>(users.map((user) => rowKeys.access(keys, user.email)));
  const admins = access.filter((one) => one?.active === true && isAdmin(one));
  return admins.flatMap((admin) =>
    admin === undefined
      ? []
      : [
          {
            uid: admin.uid,
            kind: 'company_request' as const,
            event,
            at: request.date,
            about: { email },
          },
        ],
  );
}

/** Notifies the owner of a map of a request for a role, and the requester of the answer. */
async function ofMapRequest(reader: Reader, mapId: string, asker: string): Promise<NewNotice[]> {
  const [request] = await reader.get<[AccessRequestItem]>([rowKeys.accessRequest(reader.keys, mapId, asker)]);
  if (request === undefined) return [];
  const event = `${mapId}#${asker}#${request.date}`;
  const about = { mapId, asker };
  return request.deletedAt === undefined
    ? [{ uid: request.owner, kind: 'map_request', event, at: request.date, about }]
    : [{ uid: asker, kind: 'map_answer', event, at: request.deletedAt, about }];
}

/** Notifies each person who is asked to agree to another text of a shared entity. */
async function ofChangeRequest(
  reader: Reader,
  { kind, objectId, own, asked }: NoticeSubject & { of: 'change_request' },
): Promise<NewNotice[]> {
  const { keys } = reader;
  const [request, member] = await reader.get<[ChangeRequestItem, AskedMember]>([
    rowKeys.changeRequest(keys, kind, objectId, own),
    rowKeys.changeRequestMember(keys, kind, objectId, own, asked),
  ]);
  if (notDeleted(request) === undefined || request === undefined) return [];
  if (notDeleted(member)?.accepted !== 'empty' || request.owner === asked) return [];
  return [{ uid: asked, kind: 'change_request', event: request.id, at: request.date, about: { kind, objectId, own } }];
}
