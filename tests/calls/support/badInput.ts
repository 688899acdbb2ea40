import * as z from 'zod/mini';
import { type CallName, registry } from '#shared/contract/registry.ts';

/** A seeded random number generator (mulberry32): the same seed gives the same numbers. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <Value>(values: readonly Value[], random: () => number): Value =>
  values[Math.floor(random() * values.length)] as Value;

type Json = Record<string, unknown>;
export type BadInput = { path: string; input: Json; isUnknownId: boolean };

/** Valid ids that were never assigned. */
const unknownId = (random: () => number) =>
  Array.from({ length: 20 }, () => pick('0123456789ABCDEFabcdef'.split(''), random)).join('');

const WRONG_VALUES: readonly ((random: () => number) => unknown)[] = [
  () => undefined,
  () => null,
  () => '',
  () => '   ',
  () => true,
  () => [],
  () => ({}),
  () => [''],
  () => ({ $gt: '' }),
  (random) => Math.floor(random() * 10),
  () => -1,
  () => 0.5,
  () => 1e300,
  () => '9'.repeat(40),
  () => 'NaN',
  () => 'a\u0000b',
  () => '\ud800',
  (random) => 'x'.repeat(501 + Math.floor(random() * 3_000)),
  () => '../../etc/passwd',
  () => 'C#acme.example#MAP#1',
  (random) => unknownId(random).slice(1),
  (random) => `${unknownId(random)}0`,
  (random) => unknownId(random),
  () => "'; DROP TABLE users; --",
  () => '__proto__',
];

/** Fields that refer to entities, besides the story map: calls refuse an unknown id there. */
const OTHER_IDS = ['whatId', 'objectId', 'newParentId', 'parentId', 'whoId', 'otherWhoId', 'uid'];

/** All fields of an input, including nested ones, as paths. */
function fieldsOf(value: Json, prefix: string[] = []): string[][] {
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = [...prefix, name];
    const nested =
      typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? fieldsOf(inner as Json, path) : [];
    return [path, ...nested];
  });
}

function withField(value: Json, [name = '', ...rest]: string[], replacement: unknown): Json {
  const inner = rest.length === 0 ? replacement : withField((value[name] ?? {}) as Json, rest, replacement);
  const copy = { ...value, [name]: inner };
  if (inner === undefined) delete copy[name];
  return copy;
}

/** The number of values to try before a call counts as accepting any value. */
const MAX_TRIES = 10_000;

/**
 * Inputs with exactly one wrong field: either the contract refuses them, or they refer to an entity that does not
 * exist. The fields alternate, so that the first few inputs cover all of them. The sequence is endless, except for a
 * call without any field.
 */
export function* badInputs(name: CallName, good: Json, random: () => number): Generator<BadInput, undefined> {
  const fields = fieldsOf(good);
  // A call that does not reveal which maps exist also accepts an unknown id.
  const ids = registry[name].access.name === 'company' ? OTHER_IDS : ['containerId', ...OTHER_IDS];
  // A GET call has only strings, so a value is only as wrong as the string it becomes.
  const asSent = (value: unknown) =>
    registry[name].method === 'GET' && value !== undefined && typeof value !== 'string' ? JSON.stringify(value) : value;
  for (let tries = 0; fields.length > 0 && tries < MAX_TRIES; tries += 1) {
    const path = fields[tries % fields.length] ?? [];
    const value = asSent(pick(WRONG_VALUES, random)(random));
    const input = withField(good, path, value);
    const isTaken = z.safeParse(registry[name].input, input).success;
    const isUnknownId =
      isTaken && typeof value === 'string' && /^[0-9A-Za-z]{20}$/.test(value) && ids.includes(path.join('.'));
    if (!isTaken || isUnknownId) yield { path: path.join('.'), input, isUnknownId };
  }
  return undefined;
}
