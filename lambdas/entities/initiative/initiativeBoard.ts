import { notDeleted, type Stored } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { Reader } from '#lambdas/store/reader.ts';
import { compareByOrder } from '#shared/rules/what/order.ts';
import type { InitiativeMemberItem } from './initiative.ts';
import type { InitiativeReleaseItem, InitiativeWhatItem, ReleaseGroupItem } from './releaseGroup.ts';

/** What is in an initiative: its own rows, not the contents of its releases. Groups and Activities are in order. */
export type InitiativeBoard = {
  members: readonly InitiativeMemberItem[];
  whats: readonly InitiativeWhatItem[];
  groups: readonly ReleaseGroupItem[];
  releases: readonly InitiativeReleaseItem[];
  /** The row of a release, a member or an Activity that was in it before, by type and id. */
  former: <Item extends Stored<object>>(type: string, id: string) => Item | undefined;
};

/** Reads what is in an initiative. One round, whatever its size. */
export async function readInitiativeBoard(reader: Reader, initiativeId: string): Promise<InitiativeBoard> {
  const rows = await reader.range<Stored>(rowKeys.initiativeBoard(reader.keys, initiativeId));
  const there = rows.filter((row) => notDeleted(row) !== undefined);
  const of = <Item>(type: string) => there.filter((row) => row.type === type) as unknown as Item[];
  const groups = of<ReleaseGroupItem>('release_group').sort(compareByOrder);
  const gone = new Map(
    rows.flatMap((row) => (row.deletedAt === undefined ? [] : [[`${row.type} ${row.id}`, row] as const])),
  );
  return {
    members: of<InitiativeMemberItem>('initiative_member'),
    whats: of<InitiativeWhatItem>('initiative_what').sort(compareByOrder),
    groups,
    releases: of<InitiativeReleaseItem>('initiative_release'),
    former: <Item extends Stored<object>>(type: string, id: string) =>
      gone.get(`${type} ${id}`) as unknown as Item | undefined,
  };
}
