import { type CompanyExportItem, startExport } from '#lambdas/entities/company/companyExport.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as exportKeys from '#lambdas/store/keys/companyExport.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { start_company_export } from '#shared/contract/company/start_company_export.ts';

export const grants: TableGrants = {
  BatchGetItem: ['COMPANY'],
  PutItem: ['COMPANY', 'DUE'],
  UpdateItem: ['COMPANY'],
};

/** A worker does the rest (lambdas/events/export_companies/export_companies.ts). */
export const handler = implementCommand(start_company_export, {
  load: ({ reader }) => reader.get<[CompanyExportItem]>([exportKeys.companyExport(reader.keys)]),
  run: async ({ input, loaded: [latest], person, reader, writer }) =>
    latest?.state === 'running' || (latest?.exportId ?? null) !== input.latest
      ? writer.unchanged([])
      : writer.commit('company', startExport(reader.keys, latest, person.uid)),
});
