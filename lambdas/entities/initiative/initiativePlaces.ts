import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { indexBetween, placeAmong, type Placed } from '#shared/rules/what/order.ts';
import * as errorTexts from '#shared/texts/errors.ts';

/** New order keys by id. */
export type NewKeys = ReadonlyMap<string, string>;

/**
 * The keys that put a group or an Activity between two others of its row.
 * @param row in order, with the one to move
 * @param between the ids of the neighbours, null for an end; one that has gone is ignored
 * @returns its key and those of neighbours that have to make room; none when it is there already
 * @throws CallError no-room
 */
export function keysToMove(
  row: readonly Placed[],
  id: string,
  { after, before }: { after: string | null; before: string | null },
): NewKeys {
  const others = row.filter((each) => each.id !== id);
  const index = indexBetween(
    others.map((each) => each.id),
    after,
    before,
  );
  return row.findIndex((each) => each.id === id) === index ? new Map() : keysAt(others, index, [id]);
}

/**
 * The keys that put new ones next to each other into a row.
 * @param row in order
 * @param index of the first one; past the end means the end
 * @returns their keys and those of neighbours that have to make room, of which there are none at the end
 * @throws CallError no-room
 */
export function keysAt(row: readonly Placed[], index: number, ids: readonly string[]): NewKeys {
  const keyed = row.map(({ id, orderKey }) => ({ id, key: orderKey }));
  const changed = new Map<string, string>();
  let at = Math.min(index, keyed.length);
  for (const id of ids) {
    const placement = placeAmong(keyed, at);
    if (placement === undefined) throw new CallError(errors.noRoom, { message: errorTexts.noRoomInInitiative });
    for (const each of placement.rekeyed) {
      changed.set(each.id, each.key);
      keyed.splice(
        keyed.findIndex((other) => other.id === each.id),
        1,
        each,
      );
    }
    keyed.splice(at, 0, { id, key: placement.key });
    changed.set(id, placement.key);
    at += 1;
  }
  return changed;
}
