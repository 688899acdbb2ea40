import type { CallDefinition } from '#shared/contract/defineCall.ts';
import { type CallHandler, respond } from './respond.ts';
import { type Implementation, serve } from './serve.ts';

/** Makes the handler of a query out of its contract and its two halves. It carries nothing that writes. */
export function implementQuery<const Definition extends CallDefinition & { kind: 'query' }, Loaded>(
  definition: Definition,
  implementation: Implementation<Definition, Loaded>,
): CallHandler {
  return (event) => respond(definition.name, event, (line) => serve(definition, implementation, event, line));
}
