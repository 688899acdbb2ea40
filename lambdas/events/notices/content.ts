import type { AccessItem, UserItem } from '#lambdas/entities/people/access.ts';
import type { CompanyAccessRequestItem } from '#lambdas/entities/people/companyAccessRequest.ts';
import type { AccessRequestItem } from '#lambdas/entities/story_map/accessRequest.ts';
import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Notice } from '#lambdas/store/notices.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { hasAccess } from '#shared/rules/story_map/membership.ts';
import * as noticeTexts from '#shared/texts/people/notices.ts';
import { answerContent, outcomeContent, requestContent } from './changeRequestContent.ts';
import { credentialContent } from './integrationContent.ts';
import { recipientName } from './nameOf.ts';
import type { NoticeContent, Recipient } from './types.ts';

/**
 * The text about an event at present; undefined when it is obsolete: it was answered or withdrawn, or the entity is
 * gone.
 * @throws any error of the table
 */
export async function contentOf(reader: Reader, notice: Notice, to: Recipient): Promise<NoticeContent | undefined> {
  switch (notice.kind) {
    case 'let_in':
      return letIn(reader, notice, to);
    case 'company_request':
      return companyRequest(reader, notice);
    case 'company_answer':
      return companyAnswer(reader, notice, to);
    case 'map_request':
    case 'map_answer':
      return mapRequest(reader, notice);
    case 'change_request':
      return requestContent(reader, notice);
    case 'change_answered':
      return answerContent(reader, notice);
    case 'change_escalated':
    case 'change_given_back':
    case 'change_applied':
      return outcomeContent(reader, notice);
    case 'credential_refused':
      return credentialContent(reader, notice);
  }
}

async function letIn(reader: Reader, { event }: Notice, { access }: Recipient): Promise<NoticeContent | undefined> {
  if (String(access.letInAt) !== event) return undefined;
  const [by] = await reader.get<[UserItem]>([rowKeys.user(reader.keys, access.letInBy ?? access.uid)]);
  const values = { admin: recipientName(by), company: access.email.slice(access.email.lastIndexOf('@') + 1) };
  // People without an account have to create one with this very address.
  const texts = access.sub === null ? noticeTexts.invited : noticeTexts.letIn;
  const path = access.sub === null ? `/signup?email=${encodeURIComponent(access.email)}` : '/story_maps';
  return { title: texts.title, body: texts.body(values), action: texts.action, path };
}

async function companyRequest(reader: Reader, { about, at }: Notice): Promise<NoticeContent | undefined> {
  const { keys } = reader;
  const email = about['email'] ?? '';
  const [item, access] = await reader.get<[CompanyAccessRequestItem, AccessItem]>([
    rowKeys.companyAccessRequest(keys, email),
    rowKeys.access(keys, email),
  ]);
  const request = notDeleted(item);
  if (request?.date !== at || access?.active !== false) return undefined;
  const [asker] = await reader.get<[UserItem]>([rowKeys.user(keys, request.id)]);
  const { title, body, action } = noticeTexts.companyRequest;
  return {
    title: title({ name: recipientName(asker) }),
    body: body({ name: recipientName(asker), email }),
    action,
    path: '/admin?tab=requests',
  };
}

async function companyAnswer(
  reader: Reader,
  { event }: Notice,
  { access }: Recipient,
): Promise<NoticeContent | undefined> {
  const [request] = await reader.get<[CompanyAccessRequestItem]>([
    rowKeys.companyAccessRequest(reader.keys, access.email),
  ]);
  // Asked again or let in meanwhile.
  if (access.active || request?.deletedAt === undefined || event !== `${request.id}#${request.date}`) return undefined;
  const { title, body } = noticeTexts.companyDeclined;
  const company = access.email.slice(access.email.lastIndexOf('@') + 1);
  return { title, body: body({ company }), action: noticeTexts.letIn.action, path: '/story_maps' };
}

async function mapRequest(reader: Reader, { kind, uid, about, event }: Notice): Promise<NoticeContent | undefined> {
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
  const has = hasAccess(roleOn(map, member, asker), request.access_type);
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
  // People who may not see the map do not get its name.
  if (!has) {
    const { title, body, action } = noticeTexts.declined;
    return { title, body: body({ name: recipientName(owner) }), action, path: '/story_maps' };
  }
  const { title, body, action } = noticeTexts.accepted;
  const values = { name: recipientName(owner), map: map.name };
  return {
    title: title(values),
    body: body[request.access_type](values),
    action,
    path: `/story_map/${containerId}`,
  };
}
