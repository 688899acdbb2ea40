import { createInitiative } from '#lambdas/entities/initiative/initiative.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { create_initiative } from '#shared/contract/initiative/create_initiative.ts';
import { newId } from '#shared/model/ids.ts';

export const grants: TableGrants = { PutItem: ['INITIATIVE', 'INITIATIVES'] };

export const handler = implementCommand(create_initiative, {
  load: async () => undefined,
  run: async ({ input: { name }, person, reader, writer }) => {
    const id = newId();
    const steps = [createInitiative(reader.keys, { id, name, owner: person.uid, created: Date.now() })];
    return writer.commit({ initiative: id }, steps, { id });
  },
});
