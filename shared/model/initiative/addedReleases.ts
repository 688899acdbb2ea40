import * as z from 'zod/mini';
import { nameSchema } from '#shared/model/fields.ts';
import { idSchema } from '#shared/model/ids.ts';
import { MAX_ADDED_RELEASES, MAX_NEW_INITIATIVE_RELEASES, NEW_RELEASE } from '#shared/model/limits.ts';

const newReleaseIdSchema = z
  .string()
  .check(z.regex(new RegExp(`^${NEW_RELEASE}[0-9A-Za-z_-]{1,40}$`), `must be an id or begin with ${NEW_RELEASE}`));

const addedReleaseSchema = z.union([
  z.object({ containerId: idSchema, releaseId: idSchema }),
  z.object({ containerId: idSchema, releaseId: newReleaseIdSchema, name: nameSchema }),
]);

/** Releases that are put into an initiative: existing ones by their ids, new ones with a name. */
export const addedReleasesSchema = z.array(addedReleaseSchema).check(
  z.minLength(1),
  z.maxLength(MAX_ADDED_RELEASES),
  z.refine(
    (releases) => new Set(releases.map(({ releaseId }) => releaseId)).size === releases.length,
    'must name each release once',
  ),
  z.refine(
    (releases) => releases.filter(isNewRelease).length <= MAX_NEW_INITIATIVE_RELEASES,
    `must have at most ${MAX_NEW_INITIATIVE_RELEASES} new releases`,
  ),
);

export type AddedRelease = z.infer<typeof addedReleaseSchema>;
export type NewRelease = Extract<AddedRelease, { name: string }>;

/** Whether a release is to be made. */
export function isNewRelease(release: AddedRelease): release is NewRelease {
  return 'name' in release;
}
