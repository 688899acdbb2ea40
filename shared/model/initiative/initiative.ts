import * as z from 'zod/mini';
import { idSchema } from '#shared/model/ids.ts';

/** An initiative: a roadmap of releases from several story maps. `start` and `end` are as those of a release. */
export const initiativeSchema = z.object({
  id: idSchema,
  version: z.int(),
  name: z.string(),
  /** When it was made, in milliseconds. */
  created: z.int(),
  start: z.int(),
  end: z.int(),
  owner: idSchema,
  /** Always false so far: nothing completes an initiative. */
  completed: z.boolean(),
});

/** A person beside the owner who may edit an initiative; `id` is their uid. */
export const initiativeMemberSchema = z.object({ id: idSchema, version: z.int() });

/** A group of releases in an initiative. It has no name until somebody gives it one (docs/decisions/0007). */
export const releaseGroupSchema = z.object({
  id: idSchema,
  version: z.int(),
  name: z.nullable(z.string()),
  orderKey: z.string(),
});

/** Why a release in an initiative has no content for a person (rule initiative.5). */
export const RELEASE_ERRORS = ['permission-denied', 'missing'] as const;
export type ReleaseError = (typeof RELEASE_ERRORS)[number];

/** A release in a group of an initiative; `id` is that of the release, `containerId` its story map. */
export const initiativeReleaseSchema = z.object({
  id: idSchema,
  version: z.int(),
  groupId: idSchema,
  containerId: idSchema,
});

/** What the epics of some releases add up to. */
export const epicTotalsSchema = z.object({
  epics: z.int(),
  done: z.int(),
  /** Started and not done. */
  doing: z.int(),
  size: z.int(),
  value: z.int(),
});

/** What the epics of the hidden releases of a group add up to (rule initiative.19). */
export const hiddenTotalsSchema = z.extend(epicTotalsSchema, {
  groupId: idSchema,
  /** How many releases that is. */
  releases: z.int(),
});

/** An Activity of the company that is a column of an initiative. */
export const initiativeWhatSchema = z.object({ id: idSchema, version: z.int(), orderKey: z.string() });

export type Initiative = z.infer<typeof initiativeSchema>;
export type InitiativeMember = z.infer<typeof initiativeMemberSchema>;
export type ReleaseGroup = z.infer<typeof releaseGroupSchema>;
export type InitiativeRelease = z.infer<typeof initiativeReleaseSchema>;
export type EpicTotals = z.infer<typeof epicTotalsSchema>;
export type HiddenTotals = z.infer<typeof hiddenTotalsSchema>;
export type InitiativeWhat = z.infer<typeof initiativeWhatSchema>;
