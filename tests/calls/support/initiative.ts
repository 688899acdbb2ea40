import { initiativeMemberEntity } from '#lambdas/entities/initiative/initiative.ts';
import {
  initiativeReleaseEntity,
  initiativeWhatEntity,
  releaseGroupEntity,
} from '#lambdas/entities/initiative/releaseGroup.ts';
import { companyStore } from '#lambdas/store/companyStore.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import { create } from '#lambdas/store/steps.ts';
import type { CallInput, CallName, CallOutput } from '#shared/contract/registry.ts';
import { newId } from '#shared/model/ids.ts';
import { companyOfEmail } from '#shared/model/people/companyDomain.ts';
import type { Planning } from './planning.ts';

/**
 * The initiative of a world, with the Activities `planned` and `first` of its map as columns. Group `first` holds the
 * releases `open` and `loose`, group `second` the release `target`.
 */
export type Initiative = {
  id: string;
  groups: { first: string; second: string };
  /** An Activity of the map that is no column. */
  otherWhatId: string;
};

/** The parts of a world that it is made of. */
type Given = {
  call: <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<CallOutput<Name>>;
  canary: string;
  editor: { uid: string; email: string };
  containerId: string;
  planning: Planning;
  whats: { first: string; second: string };
};

/** Creates an initiative of the owner, with the editor as a member. */
export async function addInitiative({
  call,
  canary,
  editor,
  containerId,
  planning,
  whats,
}: Given): Promise<Initiative> {
  const { id } = await call('create_initiative', { name: `Initiative ${canary}` });
  const company = companyOfEmail(editor.email);
  if (company === undefined) throw new Error(`${editor.email} is of no company`);
  const {
    reader: { keys },
    writer,
  } = companyStore(company);
  const groups = { first: newId(), second: newId() };
  const addGroup = (groupId: string, orderKey: string) =>
    create(releaseGroupEntity, rowKeys.releaseGroup(keys, id, groupId), groupId, {
      name: `Group ${orderKey} ${canary}`,
      orderKey,
      releases: 0,
    });
  const addRelease = (groupId: string, releaseId: string) =>
    create(initiativeReleaseEntity, rowKeys.initiativeRelease(keys, id, releaseId), releaseId, {
      groupId,
      containerId,
    });
  const addWhat = (whatId: string, orderKey: string) =>
    create(initiativeWhatEntity, rowKeys.initiativeWhat(keys, id, whatId), whatId, { orderKey });
  await writer({ uid: null, tab: null, call: 'test' }).commit({ initiative: id }, [
    create(initiativeMemberEntity, rowKeys.initiativeMember(keys, id, editor.uid), editor.uid, {}),
    addGroup(groups.first, 'a1'),
    addGroup(groups.second, 'a2'),
    addRelease(groups.first, planning.releases.open),
    addRelease(groups.first, planning.releases.loose),
    addRelease(groups.second, planning.releases.target),
    addWhat(planning.whatId, 'a1'),
    addWhat(whats.first, 'a2'),
  ]);
  return { id, groups, otherWhatId: whats.second };
}
