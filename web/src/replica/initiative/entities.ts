import type {
  InitiativeMember,
  InitiativeRelease,
  InitiativeWhat,
  ReleaseGroup,
} from '#shared/model/initiative/initiative.ts';
import { defineClientEntity } from '#web/replica/entity.ts';
import { compareIds } from '#web/replica/order.ts';

/** An entity with a place among the others of its type. */
export type Ordered = { id: string; version: number; orderKey: string };

const byOrder = (a: Ordered, b: Ordered) =>
  a.orderKey < b.orderKey ? -1 : a.orderKey > b.orderKey ? 1 : compareIds(a, b);

/** The group of the indexes of Activities and groups, which hold all of them. */
export const ALL = '';

/** The people beside its owner who may edit the initiative, by uid. */
export const initiativeMembers = defineClientEntity<InitiativeMember>()('initiative_member');

/** The Activities of the initiative, in order. */
export const initiativeWhats = defineClientEntity<InitiativeWhat>()('initiative_what', {
  indexes: { inOrder: { groups: () => [ALL], compare: byOrder } },
});

/** The release groups of the initiative, in order. */
export const releaseGroups = defineClientEntity<ReleaseGroup>()('release_group', {
  indexes: { inOrder: { groups: () => [ALL], compare: byOrder } },
});

/** The releases in the groups. */
export const initiativeReleases = defineClientEntity<InitiativeRelease>()('initiative_release', {
  indexes: { inGroup: { groups: ({ groupId }) => [groupId], compare: compareIds } },
});
