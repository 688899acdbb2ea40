import type { AskedMember, ChangeRequestItem } from '#lambdas/entities/change_request/changeRequest.ts';
import type { SharedUse } from '#lambdas/entities/company/shared.ts';
import type { UserItem } from '#lambdas/entities/people/access.ts';
import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Notice } from '#lambdas/store/notices.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import * as noticeTexts from '#shared/texts/people/notices.ts';
import { recipientName } from './nameOf.ts';
import type { NoticeContent } from './types.ts';

/** The text for a person who is asked to agree. */
export async function requestContent(reader: Reader, { uid, about }: Notice): Promise<NoticeContent | undefined> {
  const { keys } = reader;
  const { kind, objectId, own } = refOf(about);
  const [[item, asked], all] = await Promise.all([
    reader.get<[ChangeRequestItem, AskedMember]>([
      rowKeys.changeRequest(keys, kind, objectId, own),
      rowKeys.changeRequestMember(keys, kind, objectId, own, uid),
    ]),
    reader.range<SharedUse>(rowKeys.sharedUses(keys, kind, objectId)),
  ]);
  const request = notDeleted(item);
  if (request === undefined || notDeleted(asked)?.accepted !== 'empty') return undefined;
  const uses = all.filter(({ mapId: containerId }) => containerId !== request.containerId);
  const [heads, members, [owner]] = await Promise.all([
    reader.get<StoryMapHead[]>(uses.map(({ mapId: containerId }) => rowKeys.storyMap(keys, containerId))),
    reader.get<MemberItem[]>(uses.map(({ mapId: containerId }) => rowKeys.member(keys, containerId, uid))),
    reader.get<[UserItem]>([rowKeys.user(keys, request.owner)]),
  ]);
  // A map of their own: they may not be able to see the one that the request was made on.
  const map = heads.find(
    (head, i) => notDeleted(head) !== undefined && head !== undefined && isEditor(head, members[i], uid),
  );
  if (map === undefined) return undefined;
  const { title, body, action } = noticeTexts.changeRequest;
  const values = { name: recipientName(owner), old: request.oldText, new: request.newText, map: map.name };
  return { title: title(values), body: body[kind](values), action, path: '/change_requests?tab=awaiting' };
}

/** The text for the sender of a request when somebody has answered it, unless they have changed their answer since. */
export async function answerContent(reader: Reader, { about, event }: Notice): Promise<NoticeContent | undefined> {
  const { keys } = reader;
  const { kind, objectId, own } = refOf(about);
  const { asked = '' } = about;
  const [item, part, user] = await reader.get<[ChangeRequestItem, AskedMember, UserItem]>([
    rowKeys.changeRequest(keys, kind, objectId, own),
    rowKeys.changeRequestMember(keys, kind, objectId, own, asked),
    rowKeys.user(keys, asked),
  ]);
  const [request, member] = [notDeleted(item), notDeleted(part)];
  if (request === undefined || member === undefined || event !== `${request.id}#${asked}#${member.answeredAt}`)
    return undefined;
  const { title, body, action } = noticeTexts[member.accepted === true ? 'changeAccepted' : 'changeDeclined'];
  const values = { name: recipientName(user), old: request.oldText, new: request.newText };
  return { title: title(values), body: body[kind](values), action, path: '/change_requests' };
}

/**
 * The text for the administrators about an escalated request, and for its sender when an administrator gave it back or
 * it was applied.
 */
export async function outcomeContent(reader: Reader, notice: Notice): Promise<NoticeContent | undefined> {
  const { keys } = reader;
  const { kind, objectId, own } = refOf(notice.about);
  const [request] = await reader.get<[ChangeRequestItem]>([rowKeys.changeRequest(keys, kind, objectId, own)]);
  if (request === undefined) return undefined;
  const { id, deletedAt, escalated, escalatedAt, givenBackAt, givenBackBy, oldText, newText } = request;
  if (notice.kind === 'change_applied') {
    const { title, body, action } = noticeTexts.changeApplied;
    return { title, body: body[kind]({ old: oldText, new: newText }), action, path: '/story_maps' };
  }
  const isEscalation = notice.kind === 'change_escalated';
  const at = isEscalation ? escalatedAt : givenBackAt;
  if (deletedAt !== undefined || escalated !== isEscalation || notice.event !== `${id}#${at}`) return undefined;
  const [user] = await reader.get<[UserItem]>([
    rowKeys.user(keys, isEscalation ? request.owner : (givenBackBy ?? request.owner)),
  ]);
  const values = { name: recipientName(user), old: oldText, new: newText };
  const { changeEscalated, changeGivenBack } = noticeTexts;
  if (!isEscalation) {
    const { title, body, action } = changeGivenBack;
    return { title, body: body[kind](values), action, path: '/change_requests' };
  }
  const { title, body, action } = changeEscalated;
  return { title: title(values), body: body[kind](values), action, path: '/admin?tab=requests' };
}

function refOf(about: Notice['about']): { kind: 'what' | 'who'; objectId: string; own: string } {
  const { kind, objectId = '', own = '' } = about;
  return { kind: kind === 'who' ? 'who' : 'what', objectId, own };
}

function isEditor(head: StoryMapHead, member: MemberItem | undefined, uid: string): boolean {
  const role = roleOn(head, member, uid);
  return role === 'owner' || role === 'editor';
}
