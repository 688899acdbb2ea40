import { initiativeEntity } from '#lambdas/entities/initiative/initiative.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { remove } from '#lambdas/store/steps.ts';
import { delete_initiative } from '#shared/contract/initiative/delete_initiative.ts';

export const grants: TableGrants = {
  UpdateItem: ['INITIATIVE'],
  PutItem: ['INITIATIVES'],
  DeleteItem: ['INITIATIVES'],
};

export const handler = implementCommand(delete_initiative, {
  subject: initiative,
  load: async () => undefined,
  run: async ({ initiative: item, writer }) => writer.commit({ initiative: item.id }, [remove(initiativeEntity, item)]),
});
