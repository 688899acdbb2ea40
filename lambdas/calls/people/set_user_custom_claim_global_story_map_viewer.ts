import { accessEntity } from '#lambdas/entities/people/access.ts';
import { accessOfFound, findUser } from '#lambdas/entities/people/accessOf.ts';
import { setRoles } from '#lambdas/entities/people/accessRoles.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { CallError } from '#shared/CallError.ts';
import { set_user_custom_claim_global_story_map_viewer } from '#shared/contract/people/set_user_custom_claim_global_story_map_viewer.ts';
import * as errors from '#shared/errors.ts';

export const grants: TableGrants = { BatchGetItem: ['PEOPLE'], PutItem: ['COMPANY'], UpdateItem: ['ACCESS'] };

export const handler = implementCommand(set_user_custom_claim_global_story_map_viewer, {
  load: ({ reader, input }) => findUser(reader, input),
  run: async ({ input, loaded: found, person, reader, writer }) => {
    const globalStoryMapViewer = input.global_story_map_viewer;
    const access = await accessOfFound(reader, found);
    if (!access.active) throw new CallError(errors.userHasNoAccess);
    if (access.globalStoryMapViewer === globalStoryMapViewer)
      return writer.unchanged([{ entity: accessEntity, row: access }]);
    return writer.commit('company', setRoles(access, { globalStoryMapViewer }, person.uid));
  },
});
