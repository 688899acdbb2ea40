import { type InitiativeItem, type InitiativeMemberItem, roleIn } from '#lambdas/entities/initiative/initiative.ts';
import { type MemberItem, roleOn, type StoryMapHead } from '#lambdas/entities/story_map/storyMap.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import type { Keys } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import type { ChangeScope } from '#lambdas/store/writer.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import * as access from '#shared/rules/access.ts';
import type { InitiativeRole, MapRole, Person } from '#shared/rules/people/permissions.ts';
import * as errorTexts from '#shared/texts/errors.ts';

/** The log that changes are in: of a story map, of an initiative, or of the company. */
export type UndoScope = { containerId?: string | undefined; initiativeId?: string | undefined };

/** What a person is to a story map or initiative now; no head when it is gone, or there is none of this id. */
export type Rights = {
  storyMap: StoryMapHead | undefined;
  mapRole: MapRole;
  initiative: InitiativeItem | undefined;
  initiativeRole: InitiativeRole;
};

/** The partition of a scope, in which its log is. */
export function partitionOf(keys: Keys, { containerId, initiativeId }: UndoScope): string {
  if (containerId !== undefined) return rowKeys.mapPk(keys, containerId);
  return initiativeId === undefined ? keys : rowKeys.initiativePk(keys, initiativeId);
}

/** The scope of a change that the writer makes. */
export function scopeOf({ containerId, initiativeId }: UndoScope): ChangeScope {
  if (containerId !== undefined) return { storyMap: containerId };
  return initiativeId === undefined ? 'company' : { initiative: initiativeId };
}

/** Reads what a person may do to some story maps or initiatives, whichever the ids are of. One round. */
export async function readRights(reader: Reader, ids: readonly string[], uid: string): Promise<Map<string, Rights>> {
  const { keys } = reader;
  const found = await reader.get<unknown[]>(
    ids.flatMap((id) => [
      rowKeys.storyMap(keys, id),
      rowKeys.member(keys, id, uid),
      rowKeys.initiative(keys, id),
      rowKeys.initiativeMember(keys, id, uid),
    ]),
  );
  return new Map(
    ids.map((id, i) => {
      const [map, member, head, editor] = found.slice(4 * i, 4 * i + 4) as [
        StoryMapHead | undefined,
        MemberItem | undefined,
        InitiativeItem | undefined,
        InitiativeMemberItem | undefined,
      ];
      const [storyMap, initiative] = [notDeleted(map), notDeleted(head)];
      return [
        id,
        {
          storyMap,
          mapRole: storyMap === undefined ? 'none' : roleOn(storyMap, member, uid),
          initiative,
          initiativeRole: initiative === undefined ? 'none' : roleIn(initiative, editor, uid),
        },
      ];
    }),
  );
}

/**
 * Requires that a person may see the scope of changes at all, so that the answer tells nothing of hidden ones.
 * @throws CallError permission-denied, initiative-does-not-exist
 */
export function requireVisible(
  { containerId, initiativeId }: UndoScope,
  rights: Rights | undefined,
  person: Person,
): void {
  if (containerId !== undefined) {
    const isSeen = rights?.storyMap !== undefined && access.mapView.allows({ person, mapRole: rights.mapRole });
    if (!isSeen) throw new CallError(errors.permissionDenied, { message: errorTexts.mapNotVisible });
  } else if (initiativeId !== undefined && rights?.initiative === undefined) {
    throw new CallError(errors.initiativeDoesNotExist);
  }
}

/**
 * Requires the permissions of commands as of now, and to edit everything else that they changed (rule undo.1).
 * @param rights of the scope, undefined for the company
 * @param others of the other story maps and initiatives with a part of the change
 * @throws CallError permission-denied and the like
 */
export function requireRights(
  permissions: readonly access.Permission[],
  person: Person,
  rights: Rights | undefined,
  others: readonly Rights[],
): void {
  const { mapRole = 'none', initiativeRole = 'none', storyMap } = rights ?? {};
  const question = { person, mapRole, initiativeRole, ...(storyMap !== undefined && { storyMap }) };
  const refused = permissions.find((permission) => !permission.allows(question));
  if (refused !== undefined) throw new CallError(refused.refusal);
  for (const other of others) {
    const { initiative, mapRole: roleOnMap, initiativeRole: roleInInitiative } = other;
    const permission = initiative === undefined ? access.mapEdit : access.initiativeEdit;
    if (!permission.allows({ person, mapRole: roleOnMap, initiativeRole: roleInInitiative }))
      throw new CallError(errors.permissionDenied);
  }
}
