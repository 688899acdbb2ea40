import { companyEntity, type CompanyItem } from '#lambdas/data/entities/company.ts';
import type { StoryMapHead } from '#lambdas/data/entities/storyMap.ts';
import { notDeleted } from '#lambdas/data/items.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import type { TableGrants } from '#lambdas/data/partitions.ts';
import { change } from '#lambdas/data/steps.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { CallError } from '#shared/CallError.ts';
import { set_hierarchy_top } from '#shared/contract/story_map/set_hierarchy_top.ts';
import * as errors from '#shared/errors.ts';
import * as errorTexts from '#shared/texts/errors.ts';

export const grants: TableGrants = { BatchGetItem: ['COMPANY', 'MAP'], PutItem: ['COMPANY'], UpdateItem: ['COMPANY'] };

export const handler = implementCommand(set_hierarchy_top, {
  load: ({ reader, input: { containerId } }) =>
    reader.get<[CompanyItem, StoryMapHead]>([rowKeys.company(reader.keys), rowKeys.storyMap(reader.keys, containerId)]),
  run: async ({ input: { containerId }, loaded: [company, head], writer }) => {
    if (company === undefined || notDeleted(head) === undefined)
      throw new CallError(errors.permissionDenied, { message: errorTexts.mapNotVisible });
    if (company.hierarchyTopContainer === containerId)
      return writer.unchanged([{ entity: companyEntity, row: company }]);
    return writer.commit('company', [change(companyEntity, company, { hierarchyTopContainer: containerId })]);
  },
});
