import type { CallInput, CallOutput, CommandName } from '#shared/contract/registry.ts';
import { unknown } from '#shared/errors.ts';
import { type Command, defineCommand, type Request } from '#web/replica/command.ts';
import { replica } from '#web/replica/replica.ts';
import { COMPANY_SCOPE, scopeOf } from '#web/replica/scopes.ts';

export type SendOptions = {
  /** The idempotency key, for a part of a larger action (`inParts`); by default that of `keyFor` for its request. */
  key?: string | undefined;
  /** Names the larger action: its parts are undone together. */
  group?: string | undefined;
};

/**
 * Sends a command that shows nothing before its answer, such as that of a form: through the outbox of the scope of its
 * changes, or that of the company while the scope is not open. The changes show before the answer is returned.
 * @throws ApiError when it is refused or no answer arrives. The same input is sent under the same key then, so that it
 * takes effect once.
 */
export async function send<Name extends CommandName>(
  name: Name,
  input: CallInput<Name>,
  { key, group }: SendOptions = {},
): Promise<CallOutput<Name>> {
  const pending = replica.pendingOf(scopeOf(name, input)) ?? replica.pendingOf(COMPANY_SCOPE);
  if (pending === undefined) throw new Error(`Nobody is signed in to send ${name}`);
  return pending.begin(commandOf(name, group), input, key);
}

/** The edit of a command that has no optimistic look: its contract says the rest. */
function commandOf<Name extends CommandName>(
  name: Name,
  group: string | undefined,
): Command<CallInput<Name>, CallOutput<Name>> {
  return defineCommand({
    name,
    keep: false,
    type: name,
    // No entity: it waits for nothing but the same command, as a double click sends it.
    subject: (input) => `${name} ${JSON.stringify(input)}`,
    missing: unknown,
    inForm: true,
    ...(group !== undefined && { group }),
    request: (input) => ({ name, input }) as Request,
    scope: (input) => scopeOf(name, input),
  });
}
