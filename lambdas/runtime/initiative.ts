import { type InitiativeItem, type InitiativeMemberItem, roleIn } from '#lambdas/entities/initiative/initiative.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import type { InitiativeRole } from '#shared/rules/people/permissions.ts';
import type { Subject } from './authorize.ts';

/** The initiative of a call, and the caller's role in it. */
export type InInitiative = { initiative: InitiativeItem; initiativeRole: InitiativeRole };

/** How calls about an initiative are authorized: everybody may know that it is there (rule initiative.2). */
export const initiative: Subject<InInitiative> = {
  keys: (keys, input, uid) => {
    const { initiativeId } = input as { initiativeId: string };
    return [rowKeys.initiative(keys, initiativeId), rowKeys.initiativeMember(keys, initiativeId, uid)];
  },
  find: (head, member, uid) => {
    if (head === undefined) throw new CallError(errors.initiativeDoesNotExist);
    const found = head as InitiativeItem;
    return { initiative: found, initiativeRole: roleIn(found, member as InitiativeMemberItem | undefined, uid) };
  },
};
