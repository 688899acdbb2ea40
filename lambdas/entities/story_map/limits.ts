import type { MapLimit } from '#lambdas/store/entity/belonging.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import * as limits from '#shared/model/limits.ts';
import * as errorTexts from '#shared/texts/errors.ts';

/*
 * How many entities of each kind a story map holds. Their definitions name these limits (`heldBy`).
 */

export const members: MapLimit = { max: limits.MAX_MEMBERS, range: rowKeys.members, full: errorTexts.fullOfMembers };
export const whats: MapLimit = { max: limits.MAX_WHATS, range: rowKeys.whats, full: errorTexts.fullOfWhats };
export const whos: MapLimit = { max: limits.MAX_WHOS, range: rowKeys.whos, full: errorTexts.fullOfWhos };
export const whoLabels: MapLimit = {
  max: limits.MAX_WHO_LABELS,
  range: rowKeys.whoLabels,
  full: errorTexts.fullOfWhoLabels,
};
export const whatWhoLinks: MapLimit = {
  max: limits.MAX_WHAT_WHO_LINKS,
  range: rowKeys.whatWhoLinks,
  full: errorTexts.fullOfWhatWhoLinks,
};
export const whoWhoLinks: MapLimit = {
  max: limits.MAX_WHO_WHO_LINKS,
  range: rowKeys.whoWhoLinks,
  full: errorTexts.fullOfWhoWhoLinks,
};
export const objectives: MapLimit = {
  max: limits.MAX_OBJECTIVES,
  range: rowKeys.objectives,
  full: errorTexts.fullOfObjectives,
};
export const problems: MapLimit = {
  max: limits.MAX_PROBLEMS,
  range: rowKeys.problems,
  full: errorTexts.fullOfProblems,
};
export const releases: MapLimit = {
  max: limits.MAX_RELEASES,
  range: rowKeys.releases,
  full: errorTexts.fullOfReleases,
};
