import type { CompanyDomain } from '#shared/model/people/companyDomain.ts';

/** The beginning of the keys of all files of a company, or of one of its exports. */
export function exportKeyPrefix(company: CompanyDomain, exportId?: string): string {
  return exportId === undefined ? `${company}/` : `${company}/${exportId}/`;
}

/** The key of a file in the store. It begins with the company, so that no file of another company can be named. */
export function storageKey(company: CompanyDomain, exportId: string, name: string): string {
  return `${exportKeyPrefix(company, exportId)}${name}.jsonl.gz`;
}

/** The name under which a browser saves a file. */
export function fileNameOf(company: CompanyDomain, name: string): string {
  return `storyd-${company}-${name}.jsonl.gz`;
}
