import type { Key, Keys } from './keys.ts';
import * as rowKeys from './keys.ts';
import { sha256 } from './sha256.ts';
import type { Mutation } from './steps/mutations.ts';
import { TIME_TO_LIVE } from './table/table.ts';

/** How long an idempotency record lives (rule call.5), in milliseconds. */
const RECORD_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** A command that may be sent again: the key of its idempotency record, and a hash of its input. */
export type IdempotentCommand = { key: Key; inputHash: string };
/** The idempotency record of a command that took effect, with its answer. */
export type IdempotencyRecord = Key & { inputHash: string; answer: Record<string, unknown> };

const hash = (value: string) => sha256(value, 'base64url');

/** The same person, call and key name the same command; other input under them is refused as a mistake. */
export function idempotentCommand(
  keys: Keys,
  command: { email: string; call: string; idempotencyKey: string; input: unknown },
): IdempotentCommand {
  const { email, call, idempotencyKey, input } = command;
  return {
    key: rowKeys.idempotency(keys, hash(`${email}\n${call}\n${idempotencyKey}`)),
    inputHash: hash(JSON.stringify(input)),
  };
}

/**
 * The step that writes the idempotency record, in the transaction of the command. Of several sent at once only one
 * succeeds.
 */
export function putIdempotencyRecord(
  { key, inputHash }: IdempotentCommand,
  answer: Record<string, unknown>,
  at: number,
): Mutation {
  const fields = { inputHash, answer, [TIME_TO_LIVE]: Math.ceil((at + RECORD_LIFETIME_MS) / 1000) };
  return { do: 'putPointer', key, fields, require: [{ is: 'absent' }] };
}
