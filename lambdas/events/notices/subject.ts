import type { DynamoDBRecord } from 'aws-lambda';
import { keyOf } from '#lambdas/events/batches/processBatch.ts';
import type { Key } from '#lambdas/store/keys.ts';
import { canonicalDomain, type CompanyDomain } from '#shared/model/people/companyDomain.ts';

/** An item about which people may be notified by mail. */
export type NoticeSubject =
  | { company: CompanyDomain; of: 'access'; email: string }
  | { company: CompanyDomain; of: 'company_request'; email: string }
  | { company: CompanyDomain; of: 'map_request'; containerId: string; asker: string }
  | {
      company: CompanyDomain;
      of: 'change_request_member';
      kind: 'what' | 'who';
      objectId: string;
      own: string;
      asked: string;
    }
  | { company: CompanyDomain; of: 'change_request'; kind: 'what' | 'who'; objectId: string; own: string }
  | { company: CompanyDomain; of: 'integration'; integrationId: string };

/** The subject of a stream record, if it may concern anybody's mail. */
export const noticeSubjectOf = (record: DynamoDBRecord): NoticeSubject | undefined => subjectOfKey(keyOf(record));

/** The subject of the item with this key, if it may concern anybody's mail. */
export function subjectOfKey({ pk, sk }: Key): NoticeSubject | undefined {
  const [, domain = '', part = '', rest = ''] = /^C#([^#]+)#([A-Z]+)(?:#(.+))?$/.exec(pk) ?? [];
  const company = canonicalDomain(domain);
  if (company === undefined) return undefined;
  const [first = '', ...names] = sk.split('#');
  const [a = '', b = '', c = ''] = names;
  if (part === 'ACCESS' && sk === 'access') return { company, of: 'access', email: rest };
  if (part === 'PEOPLE' && first === 'ask') return { company, of: 'company_request', email: sk.slice('ask#'.length) };
  if (part === 'INTEGRATIONS' && first === 'integration') return { company, of: 'integration', integrationId: a };
  if (part === 'MAP' && first === 'access') return { company, of: 'map_request', containerId: rest, asker: a };
  if ((part === 'WHAT' || part === 'WHO') && first === 'request') {
    const request = { company, kind: part === 'WHAT' ? 'what' : 'who', objectId: rest, own: a } as const;
    if (names.length === 1) return { ...request, of: 'change_request' };
    if (b === 'member') return { ...request, of: 'change_request_member', asked: c };
  }
  return undefined;
}
