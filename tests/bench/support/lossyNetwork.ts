import { setTimeout as wait } from 'node:timers/promises';
import { randomOf } from '#tests/calls/support/badInput.ts';
import { what } from '#tests/web/replica/boards.ts';
import { Numbers } from '#web/replica/live/numbers.ts';
import { Scope } from '#web/replica/scope.ts';
import { mapEntities, whats } from '#web/replica/story_map/entities.ts';

const TOPIC = 'map:m';
const CARDS = 20;
const CHANGES = 200;
/** Of ten messages one is lost, one comes twice, and one comes up to five messages later. */
const FATE = { lost: 0.1, twice: 0.2, late: 0.3 };
/** More missed entries than this are a reload of the whole map. */
const MOST_ENTRIES = 300;
/** Longer than the client waits for messages under way. */
const QUIET_MS = 2_500;

type Change = { type: string; id: string; version: number };

/** A replica behind a network that loses, doubles, delays and disorders messages. */
type Tab = { isEqual: () => boolean; reloads: number; catchUps: number };

/** How many of some replicas differ from the server's state in the end, and how often they asked for what they missed. */
export async function throughLossyNetwork(
  seeds: number,
): Promise<{ divergent: number; reloads: number; asks: number }> {
  const tabs = Array.from({ length: seeds }, (_, seed) => play(seed));
  await wait(QUIET_MS);
  return {
    divergent: tabs.filter((tab) => !tab.isEqual()).length,
    reloads: tabs.reduce((sum, { reloads }) => sum + reloads, 0),
    asks: tabs.reduce((sum, { catchUps }) => sum + catchUps, 0),
  };
}

function play(seed: number): Tab {
  const random = randomOf(seed);
  const pick = (below: number) => Math.floor(random() * below);
  const scope = new Scope(TOPIC);
  scope.define(...mapEntities);
  const idOf = (card: number) => `card${card}`;
  const copy = scope.expectCopy(mapEntities.map(({ type }) => type));
  copy.add(
    whats.type,
    Array.from({ length: CARDS }, (_, card) => what(idOf(card), { orderKey: `a${card}` })),
  );
  copy.end();
  const log: Change[] = [];
  const state = new Map<string, Change>();
  let cursor = 0;
  const tab: Tab = {
    isEqual: () =>
      [...state.values()].every(({ id, version }) => scope.get(whats, id)?.version === version) && state.size > 0,
    reloads: 0,
    catchUps: 0,
  };
  const numbers = new Numbers(() => {
    tab.catchUps += 1;
    if (log.length - cursor > MOST_ENTRIES) tab.reloads += 1;
    const touched = new Set(log.slice(cursor).map(({ id }) => id));
    scope.enter({ changed: [...state.values()].filter(({ id }) => touched.has(id)), removed: [] });
    cursor = log.length;
  });
  numbers.compare({ [TOPIC]: 0 });
  const underWay: { at: number; number: number; change: Change }[] = [];
  const deliver = (now: number) => {
    for (const message of underWay.filter(({ at }) => at <= now)) {
      underWay.splice(underWay.indexOf(message), 1);
      scope.enter({ changed: [message.change], removed: [] });
      numbers.note(TOPIC, message.number);
    }
  };
  for (let number = 1; number <= CHANGES; number += 1) {
    const id = idOf(pick(CARDS));
    const version = (state.get(id)?.version ?? 1) + 1;
    const change = { type: whats.type, ...what(id, { version, description: `Text ${number}`, orderKey: 'a1' }) };
    log.push(change);
    state.set(id, change);
    const fate = random();
    const at = fate < FATE.twice ? number : fate < FATE.late ? number + 1 + pick(5) : number;
    if (fate >= FATE.lost) underWay.push({ at, number, change });
    if (fate >= FATE.lost && fate < FATE.twice) underWay.push({ at: at + pick(5), number, change });
    deliver(number);
  }
  deliver(Infinity);
  // The next ping tells of a last message that was lost.
  numbers.compare({ [TOPIC]: CHANGES });
  return tab;
}
