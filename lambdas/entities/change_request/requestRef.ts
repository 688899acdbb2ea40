import type { Key, SharedKind } from '#lambdas/store/keys.ts';
import { canonicalDomain, type CompanyDomain } from '#shared/model/people/companyDomain.ts';

/** A change request of a company: the entity that it would change and its own part of the id. */
export type RequestRef = { company: CompanyDomain; kind: SharedKind; objectId: string; own: string };

/** The change request whose item has this key. Undefined for all others, the request's own parts included. */
export function requestOf({ pk, sk }: Key): RequestRef | undefined {
  const [, domain = '', part = '', objectId = ''] = /^C#([^#]+)#(WHAT|WHO)#([0-9A-Za-z]+)$/.exec(pk) ?? [];
  const [, own] = /^request#([0-9A-Za-z]+)$/.exec(sk) ?? [];
  const company = canonicalDomain(domain);
  if (company === undefined || own === undefined) return undefined;
  return { company, kind: part === 'WHAT' ? 'what' : 'who', objectId, own };
}
