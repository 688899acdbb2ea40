import type * as z from 'zod/mini';
import { type MaintenanceItem, platformStore } from '#lambdas/store/platform.ts';
import { CallError } from '#shared/CallError.ts';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import * as errors from '#shared/errors.ts';
import type { anyone } from '#shared/rules/access.ts';
import { parseInput } from './parse.ts';
import { type CallHandler, respond } from './respond.ts';
import { withRetries } from './retry.ts';

/**
 * Creates the handler of a call that anyone may make, signed in or not. It has no company, so it gets no store;
 * maintenance stops it all the same.
 */
export function implementPublic<const Definition extends CallDefinition & { access: typeof anyone }>(
  definition: Definition,
  run: (input: z.output<Definition['input']>) => Promise<z.output<Definition['output']>>,
): CallHandler {
  return (event) =>
    respond(definition.name, event, async (line) => {
      const input = parseInput(definition, event);
      const { reader, meter } = platformStore();
      line.meter = meter;
      const { result, retries } = await withRetries(() => reader.get<[MaintenanceItem]>([reader.keys.maintenance()]));
      line.retries = retries;
      if (result[0] !== undefined) throw new CallError(errors.maintenance);
      return run(input);
    });
}
