import type { ChangeAnswer } from '#shared/contract/change.ts';
import type { Thing } from '#shared/contract/things.ts';
import type { What } from '#shared/model/what.ts';

/**
 * What the server has said about the Activities of one map. An answer enters by the version rule (the higher wins), so that answers may
 * arrive in any order; what was taken away leaves its version behind, so that an older copy cannot come back.
 */
export type Confirmed = {
  items: ReadonlyMap<string, What>;
  gone: ReadonlyMap<string, number>;
  /** When each item last entered, counted in answers: tells whether a whole copy of the map can have known it. */
  entered: ReadonlyMap<string, number>;
  clock: number;
};

export const nothingConfirmed: Confirmed = { items: new Map(), gone: new Map(), entered: new Map(), clock: 0 };

type Draft = { items: Map<string, What>; gone: Map<string, number>; entered: Map<string, number>; clock: number };

function draftOf(confirmed: Confirmed): Draft {
  return {
    items: new Map(confirmed.items),
    gone: new Map(confirmed.gone),
    entered: new Map(confirmed.entered),
    clock: confirmed.clock + 1,
  };
}

/** Takes in what a command changed. Things of other types than Activities are not the board's. */
export function enterAnswer(confirmed: Confirmed, answer: Pick<ChangeAnswer, 'changed' | 'removed'>): Confirmed {
  const draft = draftOf(confirmed);
  for (const thing of answer.changed) {
    if (thing.type === 'what') enter(draft, thing as Thing<'what'>);
  }
  for (const { type, id, version } of answer.removed) {
    if (type === 'what') takeAway(draft, id, version);
  }
  return draft;
}

/** The Activities that an answer took away, with what stood under them. */
export function goneWith(
  { removed }: Pick<ChangeAnswer, 'removed'>,
  before: Confirmed,
  now: Confirmed,
): ReadonlySet<string> {
  if (removed.every(({ type }) => type !== 'what')) return new Set();
  return new Set([...before.items.keys()].filter((id) => !now.items.has(id)));
}

/** Whether this map has set nothing on an Activity. */
export function isBare(what: What): boolean {
  return [what.rankKey, what.priorityId, what.cost, what.size, what.value, what.childContainerId].every(
    (set) => set === null,
  );
}

/**
 * Takes in a whole copy of the map.
 * @param since the clock when the copy was asked for: what entered later may be missing from it for that reason alone
 */
export function mergeCopy(confirmed: Confirmed, whats: readonly What[], since: number): Confirmed {
  const draft = draftOf(confirmed);
  const inCopy = new Set(whats.map((what) => what.id));
  for (const [id, what] of confirmed.items) {
    if (!inCopy.has(id) && (confirmed.entered.get(id) ?? 0) <= since) takeAway(draft, id, what.version);
  }
  for (const what of whats) enter(draft, what);
  return draft;
}

function enter(draft: Draft, what: What): void {
  const known = draft.items.get(what.id)?.version ?? draft.gone.get(what.id) ?? -1;
  if (what.version <= known) return;
  draft.items.set(what.id, what);
  draft.gone.delete(what.id);
  draft.entered.set(what.id, draft.clock);
}

/** Children go with their parent: should it be added anew one day, it comes without them. */
function takeAway(draft: Draft, id: string, version: number): void {
  const known = draft.items.get(id);
  if (known !== undefined && known.version > version) return;
  draft.gone.set(id, Math.max(version, draft.gone.get(id) ?? -1));
  if (known === undefined) return;
  draft.items.delete(id);
  for (const child of [...draft.items.values()]) {
    if (child.parentId === id) takeAway(draft, child.id, child.version);
  }
}
