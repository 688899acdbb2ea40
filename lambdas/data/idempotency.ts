import { createHash } from 'node:crypto';
import type { Key, Keys } from './keys.ts';
import type { Mutation } from './mutations.ts';
import { TIME_TO_LIVE } from './table.ts';

/** How long a command is remembered under its idempotency key (decisions 17), in milliseconds. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/** A command that may be sent again: what it is remembered under, and a hash of its input. */
export type Repeatable = { key: Key; inputHash: string };
/** What is remembered of a command that took effect. */
export type Remembered = Key & { inputHash: string; answer: Record<string, unknown> };

const hash = (value: string) => createHash('sha256').update(value).digest('base64url');

/** The same person, call and key name the same command; another input under them is a mistake that the caller is told of. */
export function repeatable(
  keys: Keys,
  command: { email: string; call: string; idempotencyKey: string; input: unknown },
): Repeatable {
  const { email, call, idempotencyKey, input } = command;
  return {
    key: keys.idempotency(hash(`${email}\n${call}\n${idempotencyKey}`)),
    inputHash: hash(JSON.stringify(input)),
  };
}

/** The step that remembers a command with its answer, in the transaction in which it takes effect. Of several sent at once only one gets through. */
export function remember({ key, inputHash }: Repeatable, answer: Record<string, unknown>, at: number): Mutation {
  const fields = { inputHash, answer, [TIME_TO_LIVE]: Math.ceil((at + REMEMBERED_MS) / 1000) };
  return { do: 'point', key, fields, require: [{ is: 'absent' }] };
}
