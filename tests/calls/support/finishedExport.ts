import { companyExportEntity } from '#lambdas/entities/company/companyExport.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as exportKeys from '#lambdas/store/keys/companyExport.ts';
import { create } from '#lambdas/store/steps.ts';
import { newId } from '#shared/model/ids.ts';
import { canonicalDomain } from '#shared/model/people/companyDomain.ts';

/** Writes a finished export of a company with one file, without a worker. @returns its id */
export async function addExport(domain: string, startedBy: string): Promise<string> {
  const company = canonicalDomain(domain);
  if (company === undefined) throw new Error(`${domain} is no company`);
  const { reader, writer } = companyStore(company);
  const exportId = newId();
  const now = Date.now();
  await writer({ uid: startedBy, tab: null, call: 'test' }).commit('company', [
    create(companyExportEntity, exportKeys.companyExport(reader.keys), company, {
      exportId,
      state: 'finished',
      startedAt: now,
      startedBy,
      endedAt: now,
      files: [{ name: 'company', title: 'Company', rows: 1, bytes: 100 }],
    }),
  ]);
  return exportId;
}
