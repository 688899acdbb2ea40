import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { everyCommand } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from './support/caller.ts';
import { useResettableWorld } from './support/resettableWorld.ts';
import { type TableItem, tableOf } from './support/table.ts';
import { useStack } from './support/useStack.ts';

/** By shape of the key: every type and attribute that was seen on an item with such a key. */
const stored = new Map<string, { types: Set<string>; attributes: Set<string> }>();

const stack = useStack();
const kept = useResettableWorld(stack);
const commands = everyCommand();

beforeAll(async () => {
  for (const name of commands) {
    const world = await kept.reset();
    const headers = { 'idempotency-key': randomUUID() };
    const answer = await send(stack(), name, fixtures[name](world), world.owner.idToken, headers);
    expect(answer.status, answer.text).toBe(200);
    await stack().stream.settled();
    for (const item of (await tableOf(stack(), world.domain)).values()) note(item);
  }
}, commands.length * 2_000);

/** Tables outlive releases: a renaming in the code must not reach the table. */
test('partitions, sort keys, types and attributes keep their stored names', async () => {
  const lines = [...stored].map(
    ([key, { types, attributes }]) =>
      `${key}\n  type: ${[...types].sort().join(', ')}\n  ${[...attributes].sort().join('\n  ')}\n`,
  );
  await expect(lines.sort().join('\n')).toMatchFileSnapshot('./stored_names.txt');
});

function note({ pk, sk, ...fields }: TableItem): void {
  const key = `${withoutIds(pk)} / ${withoutIds(sk)}`;
  const known = stored.get(key) ?? { types: new Set(), attributes: new Set() };
  stored.set(key, known);
  if (typeof fields['type'] === 'string') known.types.add(fields['type']);
  for (const path of pathsIn(fields)) known.attributes.add(path);
}

/** `C#acme.example#MAP#V1StGXR8Z5jdHi6Bmy0T` becomes `C#<company>#MAP#<id>`. */
function withoutIds(text: string): string {
  return text
    .replace(/canary[0-9a-f]{12}\.example/g, '<company>')
    .replace(/[\w.]+@<company>/g, '<e-mail>')
    .replace(/\b[0-9a-f]{64}\b/g, '<hash>')
    .replace(/(?<=#ONCE#)[\w-]{43}$/, '<hash>')
    .replace(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, '<ulid>')
    .replace(/\b\d{13}_[0-9A-Za-z]{10}\b/g, '<epic>')
    .replace(/\b[0-9A-Za-z]{20}\b/g, '<id>')
    .replace(/\b\d{15}\b/g, '<time>')
    .replace(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<sub>');
}

/** Attributes whose value is a record by id. */
const byId: readonly string[] = ['future', 'generations'];

/** Attributes with nested ones: `changes[].now.version`. The answer to a command is checked by the contract. */
function pathsIn(fields: Readonly<Record<string, unknown>>, before = ''): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const path = `${before}${name}`;
    return name === 'answer' ? [path] : [path, ...pathsInside(value, path, name)];
  });
}

function pathsInside(value: unknown, path: string, name: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => pathsInside(one, `${path}[]`, name));
  if (typeof value !== 'object' || value === null) return [];
  if (!byId.includes(name)) return pathsIn(value as Record<string, unknown>, `${path}.`);
  return Object.values(value).flatMap((one) => pathsInside(one, `${path}.<id>`, ''));
}
