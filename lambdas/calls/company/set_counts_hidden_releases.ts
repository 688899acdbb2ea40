import { companyEntity, type CompanyItem } from '#lambdas/entities/company/company.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { set_counts_hidden_releases } from '#shared/contract/company/set_counts_hidden_releases.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { BatchGetItem: ['COMPANY'], PutItem: ['COMPANY'], UpdateItem: ['COMPANY'] };

export const handler = implementCommand(set_counts_hidden_releases, {
  load: ({ reader }) => reader.get<[CompanyItem]>([rowKeys.company(reader.keys)]),
  run: async ({ input: { countsHiddenReleases }, loaded: [company], writer }) => {
    if (company === undefined) throw new CallError(errors.permissionDenied);
    if ((company.countsHiddenReleases ?? false) === countsHiddenReleases)
      return writer.unchanged([{ entity: companyEntity, row: company }]);
    return writer.commit('company', [change(companyEntity, company, { countsHiddenReleases })]);
  },
});
