import { type CompanyExportItem, presentExport } from '#lambdas/entities/company/companyExport.ts';
import type { Exporting } from '#lambdas/entities/company/exporting.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import * as exportKeys from '#lambdas/store/keys/companyExport.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { company_export } from '#shared/contract/company/company_export.ts';

export const grants: TableGrants = { BatchGetItem: ['COMPANY'] };

export const handler = implementQuery(company_export, {
  load: ({ reader }) =>
    reader.get<[CompanyExportItem, Exporting]>([
      exportKeys.companyExport(reader.keys),
      exportKeys.exporting(reader.keys),
    ]),
  run: async ({ loaded: [latest, exporting] }) => ({
    export: latest === undefined ? null : presentExport(latest, exporting),
  }),
});
