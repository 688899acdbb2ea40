import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBRecord } from 'aws-lambda';
import { keyOf } from '#lambdas/events/batches/processBatch.ts';
import type { Key } from '#lambdas/store/keys.ts';
import { type Commented, commentedSchema } from '#shared/model/comment.ts';
import { canonicalDomain, type CompanyDomain } from '#shared/model/people/companyDomain.ts';

/** An item about which people may be notified by mail. */
export type NoticeSubject =
  | { company: CompanyDomain; of: 'access'; email: string; event: 'let_in' | 'made_admin' | 'any' }
  | { company: CompanyDomain; of: 'company_request'; email: string }
  | { company: CompanyDomain; of: 'map_owner'; containerId: string }
  | { company: CompanyDomain; of: 'map_member'; containerId: string; member: string }
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
  | { company: CompanyDomain; of: 'integration'; integrationId: string }
  | ({ company: CompanyDomain; of: 'comment'; containerId: string; threadId: string; commentId: string } & Commented);

/** The times of events that these items remember. Their other changes concern no mail. */
const TIMES: Readonly<Partial<Record<NoticeSubject['of'], readonly string[]>>> = {
  access: ['letInAt', 'adminSince'],
  map_owner: ['ownerSince'],
  map_member: ['sharedAt'],
};

/**
 * The subject of a stream record, if it may concern anybody's mail. An event of the past that nobody was told of, as
 * before mails were set up, is not told at a later change of its item.
 */
export function noticeSubjectOf(record: DynamoDBRecord): NoticeSubject | undefined {
  const subject = subjectOfKey(keyOf(record));
  const { OldImage: was, NewImage: now } = record.dynamodb ?? {};
  // Whom an edit mentions anew is notified; who has followed it since it was written is not.
  if (subject?.of === 'comment')
    return was === undefined || !isDeepStrictEqual(was['mentions'], now?.['mentions']) ? subject : undefined;
  const times = subject && TIMES[subject.of];
  if (times === undefined) return subject;
  const [changed, ...more] = times.filter((name) => was?.[name]?.N !== now?.[name]?.N);
  if (changed === undefined) return undefined;
  return subject?.of === 'access' && more.length === 0
    ? { ...subject, event: changed === 'letInAt' ? 'let_in' : 'made_admin' }
    : subject;
}

/** The subject of the item with this key, if it may concern anybody's mail. */
export function subjectOfKey({ pk, sk }: Key): NoticeSubject | undefined {
  const [, domain = '', part = '', rest = ''] = /^C#([^#]+)#([A-Z]+)(?:#(.+))?$/.exec(pk) ?? [];
  const company = canonicalDomain(domain);
  if (company === undefined) return undefined;
  const [first = '', ...names] = sk.split('#');
  const [a = '', b = '', c = '', d = ''] = names;
  if (part === 'ACCESS' && sk === 'access') return { company, of: 'access', email: rest, event: 'any' };
  if (part === 'PEOPLE' && first === 'ask') return { company, of: 'company_request', email: sk.slice('ask#'.length) };
  if (part === 'INTEGRATIONS' && first === 'integration') return { company, of: 'integration', integrationId: a };
  if (part === 'MAP' && sk === 'board#head') return { company, of: 'map_owner', containerId: rest };
  if (part === 'MAP' && first === 'board' && a === 'member')
    return { company, of: 'map_member', containerId: rest, member: b };
  if (part === 'MAP' && first === 'access') return { company, of: 'map_request', containerId: rest, asker: a };
  if ((part === 'WHAT' || part === 'WHO') && first === 'request') {
    const request = { company, kind: part === 'WHAT' ? 'what' : 'who', objectId: rest, own: a } as const;
    if (names.length === 1) return { ...request, of: 'change_request' };
    if (b === 'member') return { ...request, of: 'change_request_member', asked: c };
  }
  if (part === 'DETAIL' && first === 'talk') {
    const about = commentedSchema.safeParse({ aboutType: a, aboutId: b });
    if (about.success) return { company, of: 'comment', containerId: rest, ...about.data, threadId: c, commentId: d };
  }
  return undefined;
}
