import type * as z from 'zod/mini';
import type { CallDefinition } from '#shared/contract/defineCall.ts';
import { parseInput } from './parse.ts';
import { respond, type CallHandler } from './respond.ts';

/** Makes the handler of a call that anyone may make, signed in or not. It has no company, so it gets no store. */
export function implementPublic<const Definition extends CallDefinition & { access: 'public' }>(
  definition: Definition,
  run: (input: z.output<Definition['input']>) => Promise<z.output<Definition['output']>>,
): CallHandler {
  return (event) => respond(definition.name, event, async () => run(parseInput(definition, event)));
}
