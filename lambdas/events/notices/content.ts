import type { AccessItem, UserItem } from '#lambdas/entities/people/access.ts';
import type { CompanyAccessRequestItem } from '#lambdas/entities/people/companyAccessRequest.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Notice } from '#lambdas/store/notices.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { isAdmin } from '#shared/rules/people/permissions.ts';
import * as noticeTexts from '#shared/texts/people/notices.ts';
import { answerContent, outcomeContent, requestContent } from './changeRequestContent.ts';
import { commentContent } from './commentNotices.ts';
import { credentialContent } from './integrationContent.ts';
import { mapOwner, mapRequest, mapShared } from './mapContent.ts';
import { recipientName } from './nameOf.ts';
import type { NoticeContent, Recipient } from './types.ts';

/**
 * The text about an event at present; undefined when it is obsolete: it was answered or withdrawn, or the entity is
 * gone.
 * @throws any error of the table
 */
export async function contentOf(
  reader: Reader,
  company: CompanyDomain,
  notice: Notice,
  to: Recipient,
): Promise<NoticeContent | undefined> {
  switch (notice.kind) {
    case 'let_in':
      return letIn(reader, notice, to);
    case 'made_admin':
      return madeAdmin(reader, notice, to);
    case 'map_shared':
      return mapShared(reader, notice);
    case 'map_owner':
      return mapOwner(reader, notice);
    case 'company_request':
      return companyRequest(reader, notice);
    case 'company_answer':
      return companyAnswer(reader, notice, to);
    case 'map_request':
    case 'map_answer':
      return mapRequest(reader, notice, to);
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
    case 'comment':
      return commentContent(reader, company, notice, to);
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

async function madeAdmin(reader: Reader, { event }: Notice, { access }: Recipient): Promise<NoticeContent | undefined> {
  if (String(access.adminSince) !== event || !isAdmin(access)) return undefined;
  const [by] = await reader.get<[UserItem]>([rowKeys.user(reader.keys, access.adminBy ?? access.uid)]);
  const { title, body, action } = noticeTexts[access.superAdmin ? 'madeSuperAdmin' : 'madeAdmin'];
  return { title, body: body({ admin: recipientName(by) }), action, path: '/admin' };
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
