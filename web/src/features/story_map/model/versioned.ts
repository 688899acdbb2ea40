/** Anything that the server versions. */
export type Versioned = { id: string; version: number };

/**
 * What the server has said about the things of one type. An answer enters by the version rule (the higher wins), so that answers may arrive in any
 * order; what was taken away leaves its version behind, so that an older copy cannot come back.
 */
export type Known<Thing extends Versioned> = {
  items: ReadonlyMap<string, Thing>;
  gone: ReadonlyMap<string, number>;
  /** When each thing last entered, by the clock of whoever keeps it: tells whether a whole copy can have known it. */
  entered: ReadonlyMap<string, number>;
};

/** Nothing is known yet. */
export function nothingKnown<Thing extends Versioned>(): Known<Thing> {
  return { items: new Map(), gone: new Map(), entered: new Map() };
}

/** Takes in a thing, unless what is known of it is as new. */
export function enterThing<Thing extends Versioned>(known: Known<Thing>, thing: Thing, clock: number): Known<Thing> {
  const version = known.items.get(thing.id)?.version ?? known.gone.get(thing.id) ?? -1;
  if (thing.version <= version) return known;
  const gone = new Map(known.gone);
  gone.delete(thing.id);
  return {
    items: new Map(known.items).set(thing.id, thing),
    gone,
    entered: new Map(known.entered).set(thing.id, clock),
  };
}

/** Forgets a thing that was taken away with this version, unless what is known of it is newer. */
export function removeThing<Thing extends Versioned>(known: Known<Thing>, id: string, version: number): Known<Thing> {
  const there = known.items.get(id);
  if (there !== undefined && there.version > version) return known;
  const items = new Map(known.items);
  items.delete(id);
  return { ...known, items, gone: new Map(known.gone).set(id, Math.max(version, known.gone.get(id) ?? -1)) };
}

/**
 * Takes in a whole copy: what it does not hold has gone, unless it entered after the copy was asked for.
 * @param since the clock when the copy was asked for
 */
export function mergeThings<Thing extends Versioned>(
  known: Known<Thing>,
  copy: readonly Thing[],
  since: number,
  clock: number,
): Known<Thing> {
  const inCopy = new Set(copy.map((thing) => thing.id));
  const missing = [...known.items.values()].filter(
    ({ id }) => !inCopy.has(id) && (known.entered.get(id) ?? 0) <= since,
  );
  const left = missing.reduce((rest, { id, version }) => removeThing(rest, id, version), known);
  return copy.reduce((rest, thing) => enterThing(rest, thing, clock), left);
}
