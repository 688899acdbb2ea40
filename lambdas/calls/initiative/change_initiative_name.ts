import { initiativeEntity } from '#lambdas/entities/initiative/initiative.ts';
import { checkNotStale } from '#lambdas/runtime/checkNotStale.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { change_initiative_name } from '#shared/contract/initiative/change_initiative_name.ts';

export const grants: TableGrants = { UpdateItem: ['INITIATIVE'] };

export const handler = implementCommand(change_initiative_name, {
  subject: initiative,
  load: async () => undefined,
  run: async ({ input: { name, expect }, initiative: item, writer }) => {
    if (item.name === name) return writer.unchanged([{ entity: initiativeEntity, row: item }]);
    checkNotStale(expect, { name: item.name }, initiativeEntity, item);
    return writer.commit({ initiative: item.id }, [change(initiativeEntity, item, { name })]);
  },
});
