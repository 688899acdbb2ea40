import type { AskedMember, ChangeRequestItem } from '#lambdas/entities/change_request/changeRequest.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { NewNotice } from '#lambdas/store/notices.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { administratorsOf } from './administrators.ts';
import type { NoticeSubject } from './subject.ts';

/**
 * Notifies a person who is asked to agree to another text of a shared entity; once they have answered, notifies the
 * sender of the request (rules notice.1, notice.6).
 * @throws any error of the table
 */
export async function askedMemberNotices(
  reader: Reader,
  { kind, objectId, own, asked }: NoticeSubject & { of: 'change_request_member' },
): Promise<NewNotice[]> {
  const [found, part] = await reader.get<[ChangeRequestItem, AskedMember]>([
    rowKeys.changeRequest(reader.keys, kind, objectId, own),
    rowKeys.changeRequestMember(reader.keys, kind, objectId, own, asked),
  ]);
  const [request, member] = [notDeleted(found), notDeleted(part)];
  if (request === undefined || member === undefined || request.owner === asked) return [];
  const about = { kind, objectId, own };
  if (member.accepted === 'empty')
    return [{ uid: asked, kind: 'change_request', event: request.id, at: request.date, about }];
  const at = member.answeredAt;
  if (at === undefined) return [];
  const event = `${request.id}#${asked}#${at}`;
  return [{ uid: request.owner, kind: 'change_answered', event, at, about: { ...about, asked } }];
}

/**
 * Notifies the administrators of an escalated request, and its sender when an administrator gave it back or it was
 * applied (rule notice.6). Who acts gets no mail.
 * @throws any error of the table
 */
export async function changeRequestNotices(
  reader: Reader,
  { kind, objectId, own }: NoticeSubject & { of: 'change_request' },
): Promise<NewNotice[]> {
  const [request] = await reader.get<[ChangeRequestItem]>([rowKeys.changeRequest(reader.keys, kind, objectId, own)]);
  if (request === undefined) return [];
  const { id, owner, deletedAt, applied, escalated, escalatedAt, givenBackAt, givenBackBy } = request;
  const about = { kind, objectId, own };
  if (deletedAt !== undefined) {
    if (applied === undefined || applied.by === owner) return [];
    return [{ uid: owner, kind: 'change_applied', event: id, at: deletedAt, about }];
  }
  if (escalated && escalatedAt !== undefined) {
    const admins = await administratorsOf(reader);
    return admins
      .filter((uid) => uid !== owner)
      .map((uid) => ({ uid, kind: 'change_escalated', event: `${id}#${escalatedAt}`, at: escalatedAt, about }));
  }
  if (givenBackAt === undefined || givenBackBy === owner) return [];
  return [{ uid: owner, kind: 'change_given_back', event: `${id}#${givenBackAt}`, at: givenBackAt, about }];
}
