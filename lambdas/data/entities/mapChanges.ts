import type { Changed, Removed } from '#shared/contract/change.ts';
import type { LogEntry, LoggedChange } from '../changeLog.ts';
import type { AnyEntity, Row } from '../entity.ts';
import type { Key, Keys } from '../keys.ts';
import * as rowKeys from '../keys.ts';
import { memberEntity } from './storyMap.ts';
import { whatEntity } from './what.ts';
import { whatWhoLinkEntity, whoEntity, whoWhoLinkEntity } from './who.ts';
import { whoCategoryEntity, whoGroupEntity } from './whoLabel.ts';

/** What stands on a board, beside the map's own fields: its definition, and where an id leads. */
const board: Readonly<Record<string, { entity: AnyEntity; key: (keys: Keys, mapId: string, id: string) => Key }>> = {
  member: { entity: memberEntity, key: rowKeys.member },
  what: { entity: whatEntity, key: rowKeys.what },
  who_group: { entity: whoGroupEntity, key: rowKeys.whoLabel },
  who_category: { entity: whoCategoryEntity, key: rowKeys.whoLabel },
  who: { entity: whoEntity, key: rowKeys.who },
  what_who_link: { entity: whatWhoLinkEntity, key: ofBothEnds(rowKeys.whatWhoLink) },
  who_who_link: { entity: whoWhoLinkEntity, key: ofBothEnds(rowKeys.whoWhoLink) },
};

/** The id of a link names its two ends. */
function ofBothEnds(key: (keys: Keys, mapId: string, one: string, other: string) => Key) {
  return (keys: Keys, mapId: string, id: string): Key => {
    const [one = '', other = ''] = id.split('-');
    return key(keys, mapId, one, other);
  };
}

/** More entities than this are read faster with the whole map. */
const MAX_TOUCHED = 500;

/** An entity of the board that was changed, and the version that the change gave it. */
export type Touched = { type: string; id: string; version: number; key: Key };

/**
 * The entities of a board that some entries of its log tell of, each once; null when they cannot be told one by one: there are too many, one was restored,
 * and with it what stands on it, or a Who of an older shape took a label along that nothing is written of.
 */
export function touchedOnBoard(keys: Keys, mapId: string, entries: readonly LogEntry[]): Touched[] | null {
  const touched = new Map<string, Touched>();
  for (const change of entries.flatMap(({ changes }) => changes)) {
    const { type, id, version } = change;
    const known = board[type];
    if (known === undefined) continue;
    if (isRestored(change) || isOldWho(change)) return null;
    const name = `${type} ${id}`;
    const last = Math.max(version, touched.get(name)?.version ?? 0);
    touched.set(name, { type, id, version: last, key: known.key(keys, mapId, id) });
  }
  return touched.size > MAX_TOUCHED ? null : [...touched.values()];
}

/** Whether something is there again in the generation that it had, so that what stood on it is seen again too. */
const isRestored = ({ was, now }: LoggedChange) =>
  typeof was?.['deletedAt'] === 'number' && now?.['deletedAt'] === null && !('generation' in now);

const isOldWho = ({ type, was }: LoggedChange) =>
  type === 'who' && was !== null && ('group' in was || 'category' in was);

/**
 * Entities as clients are told of them. What is hidden under a deleted one is told as what it is: clients hide it by the same rule.
 * @param rows of the touched ones, in their order
 */
export function presentTouched(
  touched: readonly Touched[],
  rows: readonly (Row | undefined)[],
): { changed: Changed[]; removed: Removed[] } {
  const changed: Changed[] = [];
  const removed: Removed[] = [];
  touched.forEach(({ type, id, version }, i) => {
    const row = rows[i];
    if (row === undefined || row.deletedAt !== undefined)
      removed.push({ type, id, version: Math.max(version, row?.version ?? 0) });
    else changed.push({ ...board[type]?.entity.present(row), type, id, version: row.version });
  });
  return { changed, removed };
}
