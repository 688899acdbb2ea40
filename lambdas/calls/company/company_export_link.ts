import type { CompanyExportItem } from '#lambdas/entities/company/companyExport.ts';
import { exportStore } from '#lambdas/ports/exports/exportStore.ts';
import { storageKey } from '#lambdas/ports/exports/fileNames.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as exportKeys from '#lambdas/store/keys/companyExport.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { company_export_link } from '#shared/contract/company/company_export_link.ts';
import * as errors from '#shared/errors.ts';
import { EXPORT_LINK_S } from '#shared/model/limits.ts';
import { isDownloadable } from '#shared/rules/company/companyExport.ts';

export const grants: TableGrants = { BatchGetItem: ['COMPANY'] };

/** The bucket's actions of this function: the link carries its rights. */
export const bucketGrants = ['GetObject'] as const;

export const handler = implementQuery(company_export_link, {
  load: ({ reader }) => reader.get<[CompanyExportItem]>([exportKeys.companyExport(reader.keys)]),
  run: async ({ input: { exportId, file }, loaded: [latest], person }) => {
    const isThere =
      latest?.exportId === exportId &&
      isDownloadable(latest, Date.now()) &&
      latest.files.some(({ name }) => name === file);
    if (!isThere) throw new CallError(errors.exportDoesNotExist);
    return { url: await exportStore().link(storageKey(person.company, exportId, file), EXPORT_LINK_S) };
  },
});
