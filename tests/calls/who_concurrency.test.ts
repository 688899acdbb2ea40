import { describe, expect, test } from 'vitest';
import type { CallName, CallOutput } from '#shared/contract/registry.ts';
import { pick, randomOf } from './support/badInput.ts';
import { send, type Answer } from './support/caller.ts';
import { apply, logOf, stateOf, takeBack, type State } from './support/history.ts';
import { observeTable } from './support/observedTable.ts';
import { tableOf } from './support/table.ts';
import { useStack } from './support/useStack.ts';
import { createWorld, type World } from './support/world.ts';

const SEED = Number(process.env['SEED'] ?? 20_261_121);
const EDITORS = 20;
const EDITS = 30;
const CONFLICT_RATE = 0.2;

/** What two people may tell each other's edits: the thing is gone, or is linked already. `conflict` is what never came through. */
const EXPECTED_REFUSALS = ['who-does-not-exist', 'what-does-not-exist', 'link-does-not-exist', 'label-does-not-exist', 'already-linked', 'own-link', 'too-many-whos'];

const stack = useStack();

type Board = CallOutput<'get_container'>;
type Link = { type: string; id: string; version: number };
/** The ids that everybody has heard of; what is behind them may be gone. */
type Knowledge = { whos: string[]; whats: string[]; groups: (string | null)[] };
type Edit = { name: CallName; input: Record<string, unknown> };

function nextEdit({ mapId, linkTypes }: World, elsewhere: string, { whos, whats, groups }: Knowledge, random: () => number): Edit {
  // Every now and then on the other map, so that Whos and pairs are shared while both change.
  const containerId = random() < 0.85 ? mapId : elsewhere;
  const name = `Who ${Math.floor(random() * 25)}`;
  const [group, newGroup] = [pick(groups, random), pick(groups, random)];
  const pair = { whoId: pick(whos, random), otherWhoId: pick(whos, random) };
  const link = { whatId: pick(whats, random), whoId: pair.whoId };
  const [ofWhat, ofWhos] = [pick(linkTypes.whatWho, random), pick(linkTypes.whoWho, random)];
  const chance = random();
  if (chance < 0.25) return { name: 'add_who', input: { containerId, name, group, category: newGroup } };
  if (chance < 0.31) return { name: 'delete_who', input: { containerId, whoId: pair.whoId } };
  if (chance < 0.4) return { name: 'change_who', input: { containerId, whoId: pair.whoId, group, ...(random() < 0.5 && { category: newGroup }) } };
  if (chance < 0.44) return { name: 'rename_who_group', input: { containerId, group, newGroup } };
  if (chance < 0.48) return { name: 'rename_who_category', input: { containerId, group, category: newGroup, newCategory: group } };
  if (chance < 0.6) return { name: 'add_what_who_links', input: { containerId, whatId: link.whatId, linkTypeId: ofWhat, whoIds: [pair.whoId, pair.otherWhoId] } };
  if (chance < 0.66) return { name: 'change_what_who_link', input: { containerId, ...link, linkTypeId: ofWhat } };
  if (chance < 0.72) return { name: 'remove_what_who_link', input: { containerId, ...link } };
  if (chance < 0.86) return { name: 'add_who_who_link', input: { containerId, ...pair, linkTypeId: ofWhos } };
  if (chance < 0.92) return { name: 'change_who_who_link', input: { containerId, ...pair, linkTypeId: ofWhos } };
  if (chance < 0.965) return { name: 'remove_who_who_link', input: { containerId, ...pair } };
  if (chance < 0.975) return { name: 'delete_what2', input: { containerId, whatId: pick(whats, random) } };
  return { name: 'add_what', input: { containerId, description: `Idea ${Math.floor(random() * 6)}`, level: 0 } };
}

describe(`${EDITORS} editors of Whos and links at once (seed ${SEED})`, () => {
  test('lose, duplicate and orphan nothing, count every pair, and every earlier state can be rebuilt', { timeout: 120_000 }, async () => {
    const world = await createWorld(stack());
    const { id: elsewhere } = await world.call('story_map_container_create', { name: 'Elsewhere', why: 'To share' });
    const start = stateOf(await tableOf(stack(), world.domain), world.domain, world.mapId);
    const { seen } = observeTable({ conflictRate: CONFLICT_RATE, random: randomOf(SEED) });
    const known: Knowledge = { whos: Object.values(world.whos), whats: Object.values(world.whats), groups: [null, 'Users', 'users', 'Partners'] };
    /** The newest that an answer has told of each thing of the map: what is acknowledged must be there in the end. */
    const acknowledged = new Map<string, Link & { isGone: boolean }>();
    const refusals = new Map<string, number>();

    const learn = ({ body }: Answer) => {
      const enter = (thing: Link, isGone: boolean) => {
        if ((acknowledged.get(thing.id)?.version ?? 0) < thing.version) acknowledged.set(thing.id, { ...thing, isGone });
        const ids = { who: known.whos, what: known.whats }[thing.type] ?? [];
        if (!ids.includes(thing.id)) ids.push(thing.id);
      };
      for (const thing of (body['changed'] ?? []) as Link[]) enter(thing, false);
      for (const thing of (body['removed'] ?? []) as Link[]) enter(thing, true);
    };
    await Promise.all(
      Array.from({ length: EDITORS }, async (_, editor) => {
        const random = randomOf(SEED + editor);
        for (let count = 0; count < EDITS; count += 1) {
          const { name, input } = nextEdit(world, elsewhere, known, random);
          const isOwner = editor % 2 === 0 || input['containerId'] === elsewhere;
          const answer = await send(stack(), name, input, (isOwner ? world.owner : world.editor).idToken);
          expect(answer.status, `${name} ${JSON.stringify(input)} -> ${answer.text}`).toBeLessThan(500);
          const code = String(answer.body['code']);
          if (answer.status !== 200) refusals.set(code, (refusals.get(code) ?? 0) + 1);
          else if (input['containerId'] === world.mapId) learn(answer);
        }
      }),
    );
    console.info(`seed ${SEED}: ${seen.conflicts} conflicts met; refused: ${JSON.stringify(Object.fromEntries(refusals))}`);
    expect(seen.conflicts).toBeGreaterThanOrEqual(50);
    expect([...refusals.keys()].filter((code) => !EXPECTED_REFUSALS.includes(code))).toEqual([]);

    const table = await tableOf(stack(), world.domain);
    const [board, other] = [await world.call('get_container', { containerId: world.mapId }), await world.call('get_container', { containerId: elsewhere })];
    for (const each of [board, other]) expectSoundLinks(each);
    for (const { type, id, version, isGone } of acknowledged.values()) {
      const item = table.get(`C#${world.domain}#MAP#${world.mapId}\n${keyOf(type, id)}`);
      expect(item, `${type} ${id} is nowhere`).toMatchObject({ version });
      expect(item?.['deletedAt'] !== undefined, `${type} ${id}`).toBe(isGone);
    }
    expectUses(table, world, [board, other]);
    await expectPairs(world, [board, other]);
    expectHistory(table, world, start);
  });
});

const keyOf = (type: string, id: string) =>
  type === 'who' ? `board#who#${id}` : type === 'what' ? `board#what#${id}` : `board#${type === 'what_who_link' ? 'link' : 'whowho'}#${id.replace('-', '#')}`;

/** Links hang on what is on the map, one for each pair, and both ends show them. */
function expectSoundLinks({ whos, whats, whatWhoLinks, whoWhoLinks }: Board): void {
  const [whoIds, whatIds] = [new Set(whos.map(({ id }) => id)), new Set(whats.map(({ id }) => id))];
  expect(whoIds.size).toBe(whos.length);
  expect(new Set(whos.map(({ name }) => name.toLowerCase())).size).toBe(whos.length);
  for (const { whatId, whoId } of whatWhoLinks) expect(whatIds.has(whatId) && whoIds.has(whoId)).toBe(true);
  for (const { whoId, otherWhoId } of whoWhoLinks) expect(whoIds.has(whoId) && whoIds.has(otherWhoId) && whoId !== otherWhoId).toBe(true);
  const pairs = whoWhoLinks.map(({ whoId, otherWhoId }) => [whoId, otherWhoId].sort().join());
  expect(new Set(pairs).size).toBe(pairs.length);
  const ends = (things: readonly { [links in 'whoLinks' | 'whatLinks']?: Record<string, string> }[], links: 'whoLinks' | 'whatLinks') =>
    things.reduce((sum, thing) => sum + Object.keys(thing[links] ?? {}).length, 0);
  expect(ends(whats, 'whoLinks')).toBe(whatWhoLinks.length);
  expect(ends(whos, 'whatLinks')).toBe(whatWhoLinks.length);
  expect(ends(whos, 'whoLinks')).toBe(whoWhoLinks.length * 2);
}

/** Each company Who counts the maps that it is on, and one name belongs to one Who. */
function expectUses(table: Awaited<ReturnType<typeof tableOf>>, { domain }: World, boards: readonly Board[]): void {
  const masters = [...table.values()].filter((item) => item['type'] === 'company_who');
  expect(new Set(masters.map(({ text }) => String(text).toLowerCase())).size).toBe(masters.length);
  for (const { id, uses } of masters) {
    const on = boards.filter(({ whos }) => whos.some((who) => who.id === id));
    expect(uses, `uses of ${String(id)}`).toBe(on.length);
    const pointers = [...table.keys()].filter((key) => key.startsWith(`C#${domain}#WHO#${String(id)}\nmap#`));
    expect(pointers).toHaveLength(on.length);
  }
}

/** The counts of every pair are what a look at all maps would give. */
async function expectPairs(world: World, boards: readonly Board[]): Promise<void> {
  const expected = new Map<string, Record<string, number>>();
  for (const { whoId, otherWhoId, linkTypeId } of boards.flatMap(({ whoWhoLinks }) => whoWhoLinks)) {
    const pair = [whoId, otherWhoId].sort().join();
    const counts = expected.get(pair) ?? {};
    expected.set(pair, { ...counts, [linkTypeId]: (counts[linkTypeId] ?? 0) + 1 });
  }
  const ids = [...new Set(boards.flatMap(({ whos }) => whos.map(({ id }) => id)))].sort();
  const pairs = ids.flatMap((whoId, i) => ids.slice(i + 1).map((otherWhoId) => ({ whoId, otherWhoId })));
  await Promise.all(
    pairs.map(async (pair) => {
      expect((await world.call('who_pair_counts', pair)).counts).toEqual(expected.get(`${pair.whoId},${pair.otherWhoId}`) ?? {});
    }),
  );
}

/** The log tells the whole story, backwards to the start and forwards again to what is there now. */
function expectHistory(table: Awaited<ReturnType<typeof tableOf>>, world: World, start: State): void {
  const entries = logOf(table, world.domain, world.mapId);
  const now = stateOf(table, world.domain, world.mapId);
  const state: State = new Map(now);
  const before: string[] = [];
  for (const entry of [...entries].reverse()) {
    takeBack(state, entry);
    before.unshift(asText(state));
  }
  expect(state.size).toBe(0);
  expect(before).toContain(asText(start));
  const again: State = new Map();
  for (const entry of entries) apply(again, entry);
  expect(asText(again)).toBe(asText(now));
}

const asText = (state: State) =>
  JSON.stringify([...state].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, fields]) => [name, Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))]));
