import { companyEntity, type CompanyItem } from '#lambdas/entities/company/company.ts';
import type { StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
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
