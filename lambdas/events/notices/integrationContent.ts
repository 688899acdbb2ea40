import type { IntegrationItem } from '#lambdas/entities/integration/integration.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { NewNotice, Notice } from '#lambdas/store/notices.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import * as noticeTexts from '#shared/texts/people/notices.ts';
import { administratorsOf } from './administrators.ts';
import type { NoticeContent } from './types.ts';

/** Notifies all administrators when Jira refuses a credential that worked. @throws any error of the table */
export async function integrationNotices(reader: Reader, integrationId: string): Promise<NewNotice[]> {
  const item = await refusedIntegration(reader, integrationId);
  if (item === undefined) return [];
  const { event, at } = refusalOf(item);
  const admins = await administratorsOf(reader);
  return admins.map((uid) => ({ uid, kind: 'credential_refused', event, at, about: { integrationId } }));
}

/** The text for an administrator, unless the credential works again or has been replaced since. */
export async function credentialContent(reader: Reader, { about, event }: Notice): Promise<NoticeContent | undefined> {
  const item = await refusedIntegration(reader, about['integrationId'] ?? '');
  if (item === undefined || refusalOf(item).event !== event) return undefined;
  const { title, body, action } = noticeTexts.credentialRefused;
  const { name, baseUrl: url } = item;
  return { title: title({ name }), body: body({ name, url }), action, path: '/admin?tab=integration' };
}

type Refused = IntegrationItem & { credentialRefusedAt: number };

/** An integration in use whose credential is refused after it had worked. */
async function refusedIntegration(reader: Reader, id: string): Promise<Refused | undefined> {
  const [row] = await reader.get<[IntegrationItem]>([rowKeys.integration(reader.keys, id)]);
  const item = notDeleted(row);
  const at = item?.credentialRefusedAt ?? null;
  if (item === undefined || at === null || !item.enabled || !item.hasCredential) return undefined;
  return { ...item, credentialRefusedAt: at };
}

const refusalOf = ({ id, credentialRefusedAt: at }: Refused) => ({ event: `${id}#${at}`, at });
