import { sameValue } from '../sameValue.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What the change log says of one entity: changed fields only, null when there was, or is, none. */
export type LoggedEntity = { type: string; id: string; was: Fields | null; now: Fields | null };

/** An entity as it is now; without `deletedAt` unless it is deleted. */
export type PresentEntity = Fields & { deletedAt?: number };

/**
 * Why something stays as it is: it has another value by now, is deleted or gone, has been restored, is used by what
 * others have made since, or is part of a change of which something else stays.
 */
export type KeptReason = 'changed' | 'deleted' | 'restored' | 'used' | 'joint';

/** A field that stays as it is; the whole entity if the field is null. */
type Kept = { field: string | null; reason: KeptReason };

/** What reverting a change of one entity does: its state afterwards, undefined when it stays, and what stays. */
export type Judgement = { to: { deletedAt?: number; fields: Fields } | undefined; kept: Kept[] };

/**
 * Fields that have a meaning only together, by the type of their entity: when one has changed since, all stay. The
 * place of an Activity under another one, a period, a name with its folded copy, a reference with its kind.
 */
const together: Readonly<Record<string, readonly (readonly string[])[]>> = {
  what: [['parentId', 'parentGeneration', 'level', 'orderKey', 'rankKey']],
  who: [['groupId', 'categoryId', 'group', 'category']],
  epic: [
    ['releaseId', 'whatId'],
    ['nameObject', 'nameObjectText', 'nameFreeText'],
  ],
  story_map: [
    ['name', 'nameLower'],
    ['parentWhatRef', 'parentWhatRefCreator'],
  ],
  release: [['start', 'end']],
  initiative: [['start', 'end']],
  benefit: [['start', 'end']],
  objective: [['name', 'nameLower']],
  problem: [['name', 'nameLower']],
  explore_object: [['name', 'nameLower']],
};

/** What is deleted by a revert has no time yet. */
const NOW = 0;

/**
 * Judges the revert of a change of one entity field by field: a value that is no longer the one that the change wrote
 * stays (rule undo.4).
 * @param entity as it is now, or after the reverts of later changes; undefined when there is none
 */
export function judgeRevert({ type, was, now }: LoggedEntity, entity: PresentEntity | undefined): Judgement {
  const stays = (reason: KeptReason): Judgement => ({ to: undefined, kept: [{ field: null, reason }] });
  // What is erased cannot come back.
  if (entity === undefined || now === null) return stays('deleted');
  if (typeof now['deletedAt'] === 'number') {
    if (entity.deletedAt === undefined) return stays('restored');
    if (entity.deletedAt !== now['deletedAt']) return stays('deleted');
    const fields = Object.keys(now).filter((name) => name !== 'deletedAt' && !sameValue(was?.[name], now[name]));
    return { to: { fields: picked(was ?? {}, fields) }, kept: [] };
  }
  if (entity.deletedAt !== undefined) return stays('deleted');
  if (was === null || now['deletedAt'] === null)
    return { to: { deletedAt: Number(was?.['deletedAt'] ?? NOW), fields: {} }, kept: [] };
  return judgeFields(type, was, now, entity);
}

function judgeFields(type: string, was: Fields, now: Fields, entity: Fields): Judgement {
  const changed = Object.keys(now).filter((name) => !sameValue(was[name], now[name]));
  const isAsWritten = (name: string) => sameValue(entity[name] ?? null, now[name]);
  const isAsBefore = (name: string) => sameValue(entity[name] ?? null, was[name]);
  const staying = new Set(changed.filter((name) => !isAsWritten(name)));
  for (const names of together[type] ?? [])
    if (names.some((name) => staying.has(name))) names.forEach((name) => changed.includes(name) && staying.add(name));
  const reverted = changed.filter((name) => !staying.has(name));
  const kept = [...staying].filter((name) => !isAsBefore(name)).map((field): Kept => ({ field, reason: 'changed' }));
  return { to: reverted.length === 0 ? undefined : { fields: picked(was, reverted) }, kept };
}

const picked = (from: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
