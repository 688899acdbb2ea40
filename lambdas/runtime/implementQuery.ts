import type { CallDefinition } from '#shared/contract/defineCall.ts';
import { compressed } from './compressed.ts';
import { type CallHandler, respond } from './respond.ts';
import { type Implementation, serve } from './serve.ts';

/** Creates the handler of a query from its contract and its two halves. It contains no code that writes. */
export function implementQuery<const Definition extends CallDefinition & { kind: 'query' }, Loaded, Progress>(
  definition: Definition,
  implementation: Implementation<Definition, Loaded, Progress>,
): CallHandler {
  return async (event) => {
    const answer = await respond(definition.name, event, (line) => serve(definition, implementation, event, line));
    return compressed(event, answer);
  };
}
