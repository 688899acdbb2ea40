import { initiativeOf, type Key, mapOf } from '#lambdas/store/keys.ts';
import { canonicalDomain, type CompanyDomain } from '#shared/model/people/companyDomain.ts';
import { COMPANY_TOPIC, initiativeTopic, mapTopic } from '#shared/rules/live/topics.ts';

/** The company of a change log, its partition, and the topic of its changes. */
export type LogOwner = { company: CompanyDomain; pk: string; topic: string };

/** What the log of this entry belongs to; undefined for all other rows. */
export function logOwnerOfKey({ pk, sk }: Key): LogOwner | undefined {
  const company = canonicalDomain(/^C#([^#]+)/.exec(pk)?.[1] ?? '');
  if (company === undefined || !sk.startsWith('log#')) return undefined;
  const [map, initiative] = [mapOf({ pk, sk }), initiativeOf({ pk, sk })];
  if (map !== undefined) return { company, pk, topic: mapTopic(map) };
  if (initiative !== undefined) return { company, pk, topic: initiativeTopic(initiative) };
  return { company, pk, topic: COMPANY_TOPIC };
}
