import { initiativeEntity } from '#lambdas/entities/initiative/initiative.ts';
import { implementCommand } from '#lambdas/runtime/implementCommand.ts';
import { initiative } from '#lambdas/runtime/initiative.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { change } from '#lambdas/store/steps.ts';
import { CallError } from '#shared/CallError.ts';
import { set_initiative_period } from '#shared/contract/initiative/set_initiative_period.ts';
import { initiativePeriodError } from '#shared/rules/initiative/initiatives.ts';

export const grants: TableGrants = { UpdateItem: ['INITIATIVE'] };

export const handler = implementCommand(set_initiative_period, {
  subject: initiative,
  load: async () => undefined,
  run: async ({ input, initiative: item, writer }) => {
    const { start = item.start, end = item.end } = input;
    const error = initiativePeriodError({ start, end });
    if (error !== undefined) throw new CallError(error);
    const set = { ...(start !== item.start && { start }), ...(end !== item.end && { end }) };
    if (Object.keys(set).length === 0) return writer.unchanged([{ entity: initiativeEntity, row: item }]);
    return writer.commit({ initiative: item.id }, [change(initiativeEntity, item, set)]);
  },
});
