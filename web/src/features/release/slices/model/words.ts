import type { EpicTotals } from '#shared/model/initiative/initiative.ts';
import type { ReleaseWhat } from '#shared/model/release/release.ts';
import * as releaseTexts from '#shared/texts/release/releases.ts';
import * as texts from '#shared/texts/story_map/slices.ts';

/** The progress of an Activity's epics in the release, or the release where it was completed. */
export function noteOf(part: ReleaseWhat | undefined, completedIn: string | undefined): string | null {
  if (completedIn !== undefined) return texts.completedIn({ name: completedIn });
  if (part === undefined || part.epics === 0) return null;
  const { epicsDone: done, epics: count, size } = part;
  const epics = texts.epicsOf({ done, count });
  return size === 0 ? epics : `${epics} · ${texts.size({ size })}`;
}

/** How many epics of a release are done. */
export const epicsDoneOf = ({ epics: count, done }: EpicTotals): string => releaseTexts.epicsDone({ done, count });
