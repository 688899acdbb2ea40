import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type CallName, registry } from '#shared/contract/registry.ts';
import { errorTable } from '#shared/errorTable.ts';
import { everyCommand } from '#tests/fixtures/everyCall.ts';
import { fixtures } from '#tests/fixtures/fixtures.ts';
import { send } from './support/caller.ts';
import { mapOf } from './support/mapOf.ts';
import { useResettableWorld } from './support/resettableWorld.ts';
import { tableOf } from './support/table.ts';
import { useStack } from './support/useStack.ts';

type Json = Record<string, unknown>;

const stack = useStack();
const kept = useResettableWorld(stack);

const shapeOf = (name: CallName) => (registry[name].input as z.ZodMiniObject).shape as Record<string, z.ZodMiniType>;
/** The fields of a command whose seen value its sender can pass; null for a command without such fields. */
function expectedIn(name: CallName): Record<string, z.ZodMiniType> | null {
  const field = shapeOf(name)['expect'];
  return field === undefined ? null : ((field as z.ZodMiniOptional<z.ZodMiniObject>).def.innerType.shape as never);
}

/** A possible value of the field that it did not have. */
function otherThan(schema: z.ZodMiniType, value: unknown): unknown {
  const candidates = ['Not what stands there', 4_711, null, 'f'.repeat(20)];
  return candidates.find((candidate) => candidate !== value && z.safeParse(schema, candidate).success);
}

/** Commands that cannot tell whether they would change something: nobody compares credentials. */
const ALWAYS_WRITES: readonly CallName[] = ['set_credential'];

/** Commands that take their object to another place: where it was it is not found again. */
const TAKES_ALONG: readonly CallName[] = ['follow_fix_version'];

const withExpect = everyCommand().filter((name) => expectedIn(name) !== null);

describe.each(withExpect)('%s', (name) => {
  const sendAs = (input: Json) => send(stack(), name, input, kept.now().owner.idToken);

  test('does not overwrite what its sender has not seen, returns the present value, and accepts the sender who has seen it', async () => {
    const world = await kept.reset();
    const { expect: seen, ...input } = fixtures[name](world) as Json & { expect: Json };
    const fields = expectedIn(name) ?? {};
    expect(Object.keys(seen).filter((field) => !(field in fields))).toEqual([]);
    const before = await tableOf(stack(), world.domain);
    for (const field of Object.keys(seen)) {
      const stale = otherThan(fields[field] ?? z.unknown(), seen[field]);
      const answer = await sendAs({ ...input, expect: { ...seen, [field]: stale } });
      expect(answer.status, answer.text).toBe(409);
      expect(answer.body).toMatchObject({ code: 'value-changed', message: errorTable['value-changed'].message });
      // The sender must have seen the present value, and is asked about no other.
      expect(answer.body['current']).toEqual({ [field]: seen[field] });
      for (const entity of answer.body['changed'] as Json[])
        expect(entity).toEqual(expect.objectContaining({ type: expect.any(String), id: expect.any(String) }));
    }
    expect(await tableOf(stack(), world.domain)).toEqual(before);
    const answer = await sendAs({ ...input, expect: seen });
    expect(answer.status, answer.text).toBe(200);
    // Setting the present value never conflicts.
    const again = await sendAs({ ...input, expect: seen });
    if (TAKES_ALONG.includes(name)) expect(again.status).toBe(404);
    else expect(again.body).toMatchObject({ change: ALWAYS_WRITES.includes(name) ? expect.any(String) : null });
  });

  test('overwrites when its sender does not say what they saw', async () => {
    const world = await kept.reset();
    const { expect: _seen, ...input }: Json = fixtures[name](world);
    expect((await sendAs(input)).status).toBe(200);
  });
});

/** Commands that give a text to something new, by their names: nothing is overwritten. */
const MAKES_SOMETHING = /^(add|copy|create|initiate)_|_create$/;
/** Other commands that take a text and overwrite none. */
const NAMES_SOMETHING: readonly CallName[] = [
  // A group or category by its name, which it makes if there is none.
  'change_who',
  // Members of lists: what is on a list stays, whatever its text.
  'change_epic_links',
  // The link that it takes away, as Jira knows it.
  'delete_epic_link',
  // The story map that it makes.
  'duplicate_story_map',
  // The mapping that makes the issue.
  'export_data',
  // What a file holds. Its preview shows what it will change.
  'import_into_map',
  // Tokens and addresses of an account.
  'link_sign_in',
  'unlink_sign_in',
  // The link that it takes away.
  'remove_what_reference_link',
];

/** Whether a field takes a typed text, at any depth: of any length up to some limit, unlike ids, keys and kinds. */
function takesText(schema: z.ZodMiniType): boolean {
  if (partsOf(schema).some(takesText)) return true;
  return (
    schema._zod.def.type === 'string' &&
    ['Some text', 'Another text, of several words'].every((text) => z.safeParse(schema, text).success)
  );
}

/** Where a schema keeps those that it is made of. */
type Parts = {
  shape: Record<string, z.ZodMiniType>;
  options: z.ZodMiniType[];
} & Record<'innerType' | 'element' | 'valueType' | 'in' | 'left' | 'right', z.ZodMiniType>;

/** The schemas that a schema is made of: fields, alternatives, elements of a list. A plain value has none. */
function partsOf(schema: z.ZodMiniType): z.ZodMiniType[] {
  const { shape = {}, options = [], ...def } = schema._zod.def as Partial<Parts>;
  const single = [def.innerType, def.element, def.valueType, def.in, def.left, def.right];
  return [...Object.values(shape), ...options, ...single.filter((part) => part !== undefined)];
}

test('every command that overwrites a text accepts the value that its sender saw', () => {
  const writing = [...new Set(everyCommand())].filter((name) => Object.values(shapeOf(name)).some(takesText));
  expect(writing.length).toBeGreaterThan(8);
  const silent = writing.filter((name) => expectedIn(name) === null && !MAKES_SOMETHING.test(name));
  expect(silent.sort(), writing.join(' ')).toEqual([...NAMES_SOMETHING].sort());
});

/** Texts of commands that are no part of their `expect`. */
const SEEN_OTHERWISE: readonly string[] = [
  // Its version is expected.
  'save_field_mapping mapping',
  // The value of the issue as their sender saw it, which is compared too.
  'follow_fix_version theirs',
  'leave_difference theirs',
  // The name of a status of Jira, one of those that the refusal before offered.
  'send_epic_value status',
  'send_epic_value theirs',
  'take_issue_value theirs',
];

test('what a command expects has every text that it overwrites, those of its object of fields too', () => {
  const unseen = [...new Set(withExpect)].flatMap((name) => {
    const { expect: _expect, fields, ...shape } = shapeOf(name);
    const given = { ...shape, ...(fields?._zod.def as Partial<Parts> | undefined)?.shape };
    const texts = Object.entries(given).flatMap(([field, schema]) => (takesText(schema) ? [field] : []));
    return texts.filter((field) => !(field in (expectedIn(name) ?? {}))).map((field) => `${name} ${field}`);
  });
  expect(unseen.sort()).toEqual([...SEEN_OTHERWISE].sort());
});

describe('two people', () => {
  test('who describe the same card differently: the second is refused, and each sees the other text', async () => {
    const world = await kept.reset();
    const map = await mapOf(world, 'A');
    const rename = (newDescription: string, seen: string) =>
      send(
        stack(),
        'change_what_description',
        {
          containerId: map.containerId,
          objectId: map.id('A'),
          changeType: 'what_description',
          newDescription,
          expect: { newDescription: seen },
        },
        world.owner.idToken,
      );
    const [one, other] = [map.text('One'), map.text('Other')];
    const answers = await Promise.all([one, other].map((text) => rename(text, map.text('A'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers[0]?.status === 200 ? one : other;
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'value-changed',
      current: { newDescription: won },
      changed: [{ type: 'what', id: map.id('A'), version: 2, description: won }],
    });
    expect((await rename(won === one ? other : one, won)).status).toBe(200);
  });

  test('who change different fields of one entity both succeed', async () => {
    const world = await kept.reset();
    const { containerId, canary } = world;
    const [name, why] = [`Map ${canary}`, `Purpose ${canary}`];
    const both = await Promise.all([
      send(stack(), 'change_story_map_name', { containerId, name: 'N', expect: { name } }, world.owner.idToken),
      send(stack(), 'change_story_map_why', { containerId, why: 'W', expect: { why } }, world.owner.idToken),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });
});
