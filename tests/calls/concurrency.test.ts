import { describe, expect, test } from 'vitest';
import type { CallName } from '#shared/contract/registry.ts';
import type { What } from '#shared/model/what.ts';
import { isUnder, type WhatItem } from '#lambdas/data/entities/what.ts';
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
const CONFLICT_RATE = 0.3;

const stack = useStack();

/** What an editor knows of the map: what everybody has added or moved so far, as answers told. Often out of date, as screens are. */
type Knowledge = Map<string, What>;
type Edit = { name: CallName; input: Record<string, unknown> };

function nextEdit(world: World, known: Knowledge, who: number, count: number, random: () => number): Edit {
  const containerId = world.mapId;
  const whats = [...known.values()];
  const somewhere = pick(whats, random);
  const parent = random() < 0.4 ? null : pick(whats, random).id;
  const siblings = whats.filter((what) => what.parentId === parent).sort((a, b) => (a.orderKey < b.orderKey ? -1 : 1));
  const at = Math.floor(random() * (siblings.length + 1));
  const named = { afterWhatId: siblings[at - 1]?.id ?? null, beforeWhatId: siblings[at]?.id ?? null };
  const place = random() < 0.8 ? { ...named, newOrder: at } : { newOrder: at };
  const chance = random();
  if (chance < 0.35 || whats.length < 6) {
    // Now and then two editors add the same text, so that texts are raced for too.
    const text = random() < 0.2 ? `Shared idea ${Math.floor(random() * 10)}` : `Idea ${who}.${count}`;
    return { name: 'add_what', input: { containerId, description: text, level: parent === null ? 0 : 1, parentId: parent, ...(random() < 0.8 ? named : {}) } };
  }
  if (chance < 0.75) return { name: 'move_what', input: { containerId, whatId: somewhere.id, newParentId: parent, ...place } };
  if (chance < 0.85) return { name: 'update_what_order', input: { containerId, whatId: somewhere.id, ...place } };
  if (chance < 0.92) return { name: 'set_rank', input: { containerId, whatId: somewhere.id, newRank: random() < 0.3 ? null : 1 + Math.floor(random() * 5) } };
  return { name: 'delete_what2', input: { containerId, whatId: somewhere.id } };
}

/** Takes over what an answer tells, as a screen does: the higher version wins. */
function learn(known: Knowledge, answer: Answer): void {
  for (const what of (answer.body['changed'] ?? []) as (What & { type: string })[]) {
    if (what.type === 'what' && (known.get(what.id)?.version ?? 0) < what.version) known.set(what.id, what);
  }
  for (const { id } of (answer.body['removed'] ?? []) as { id: string }[]) known.delete(id);
}

describe(`${EDITORS} editors at once (seed ${SEED})`, () => {
  test('lose, duplicate and orphan nothing, make no third level, and every earlier state can be rebuilt', { timeout: 120_000 }, async () => {
    const world = await createWorld(stack());
    const start = stateOf(await tableOf(stack(), world.domain), world.domain, world.mapId);
    const { seen } = observeTable({ conflictRate: CONFLICT_RATE, random: randomOf(SEED) });
    const known: Knowledge = new Map((await world.call('get_container', { containerId: world.mapId })).whats.map((what) => [what.id, what]));
    const added = new Set(known.keys());
    const removed = new Set<string>();
    const refusals = new Map<string, number>();

    await Promise.all(
      Array.from({ length: EDITORS }, async (_, who) => {
        const random = randomOf(SEED + who);
        for (let count = 0; count < EDITS; count += 1) {
          const { name, input } = nextEdit(world, known, who, count, random);
          const answer = await send(stack(), name, input, (who % 2 === 0 ? world.owner : world.editor).idToken);
          if (answer.status === 200) {
            learn(known, answer);
            if (name === 'add_what') added.add(String(answer.body['id']));
            if (name === 'delete_what2') removed.add(String(input['whatId']));
          } else {
            const code = String(answer.body['code']);
            expect(answer.status, `${name} ${JSON.stringify(input)} -> ${answer.text}`).toBeLessThan(500);
            refusals.set(code, (refusals.get(code) ?? 0) + 1);
          }
        }
      }),
    );
    console.info(`seed ${SEED}: ${seen.conflicts} conflicts met; refused: ${JSON.stringify(Object.fromEntries(refusals))}`);
    expect(seen.conflicts).toBeGreaterThanOrEqual(100);
    expect([...refusals.keys()].filter((code) => !EXPECTED_REFUSALS.includes(code))).toEqual([]);

    const table = await tableOf(stack(), world.domain);
    const board = await world.call('get_container', { containerId: world.mapId });
    expectSoundBoard(board, table, world);

    // Nothing acknowledged is lost: what was added is there, or was deleted, or hangs under something that was.
    const items = new Map([...table.values()].filter((item) => item['type'] === 'what').map((item) => [item['id'] as string, item as unknown as WhatItem]));
    const onBoard = new Set(board.whats.map((what) => what.id));
    for (const id of added) {
      const item = items.get(id);
      const isGone = item !== undefined && (item.deletedAt !== undefined || !isUnder(item, items.get(item.parentId ?? '')));
      expect(onBoard.has(id) || isGone, `${id} was added and is nowhere`).toBe(true);
      if (item?.deletedAt !== undefined) expect(removed.has(id), `${id} was never deleted`).toBe(true);
    }

    expectHistory(table, world, start);
  });
});

/** What two people may tell each other's edits: the thing is gone, or the place is no longer one. `conflict` is what never came through. */
const EXPECTED_REFUSALS = ['what-does-not-exist', 'parent-does-not-exist', 'parent-has-children', 'level-mix', 'own-parent'];

type Board = Awaited<ReturnType<World['call']>> & { whats: (What & { childOrder: string[] })[]; backboneOrder: string[] };

function expectSoundBoard(board: Board, table: Awaited<ReturnType<typeof tableOf>>, world: World): void {
  const byId = new Map(board.whats.map((what) => [what.id, what]));
  expect(byId.size).toBe(board.whats.length);
  const placed = [...board.backboneOrder, ...board.whats.flatMap((what) => what.childOrder)];
  expect([...placed].sort()).toEqual([...byId.keys()].sort());
  for (const what of board.whats) {
    if (what.level === 0) expect(what.parentId).toBeNull();
    else expect(byId.get(what.parentId ?? ''), `${what.id} hangs under nothing`).toMatchObject({ level: 0 });
    if (what.level === 1) expect(what.childOrder).toEqual([]);
    const item = table.get(`C#${world.domain}#MAP#${world.mapId}\nboard#what#${what.id}`);
    expect(item?.['childCount'], `children of ${what.id}`).toBe(what.childOrder.length);
  }
  const texts = board.whats.map((what) => what.description.toLowerCase());
  expect(new Set(texts).size).toBe(texts.length);
}

/** The log tells the whole story: backwards to the state before each entry, and forwards again to the same ones. */
function expectHistory(table: Awaited<ReturnType<typeof tableOf>>, world: World, start: State): void {
  const entries = logOf(table, world.domain, world.mapId);
  const now = stateOf(table, world.domain, world.mapId);
  const state: State = new Map(now);
  const before: string[] = [];
  for (const entry of [...entries].reverse()) {
    takeBack(state, entry);
    before.unshift(asText(state));
  }
  // The two members were written by entries of the same log, the map itself by the first.
  expect(state.size).toBe(0);
  expect(before).toContain(asText(start));
  const again: State = new Map();
  entries.forEach((entry, i) => {
    expect(asText(again)).toBe(before[i]);
    apply(again, entry);
  });
  expect(asText(again)).toBe(asText(now));
}

const asText = (state: State) => JSON.stringify([...state].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, fields]) => [name, Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))]));
