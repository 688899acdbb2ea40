import { compareNames } from '#shared/rules/compareNames.ts';
import { UNPLANNED, type WhatFilter } from '#shared/rules/what/whatFilter.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/what/filter.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { CompletedBadge } from '#web/components/release/CompletedBadge.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { useReleaseSlices } from '#web/replica/release/useReleaseSlices.ts';
import { Choices } from './Choices.tsx';

/** The releases of the map, the completed ones last, and then what is in none. */
export function ReleasesToShow({ filter }: { filter: WhatFilter }) {
  const { releases, error, isLoading } = useReleaseSlices(true);
  if (isLoading)
    return (
      <LoadingAfter>
        <Box role="status" aria-label={commonTexts.loading} sx={{ px: 4, py: 2 }}>
          <Skeleton line width="60%" />
          <Skeleton line width="40%" />
        </Box>
      </LoadingAfter>
    );
  if (error !== null)
    return (
      <Box sx={{ p: 4 }}>
        <ErrorAlert text={error.message} />
      </Box>
    );
  const choices = [...releases.values()]
    .sort((a, b) => Number(a.completed) - Number(b.completed) || compareNames(a.name, b.name))
    .map(({ id, name, completed }) => ({ id, name, ...(completed && { mark: <CompletedBadge /> }) }));
  return (
    <Choices
      filter={filter}
      part="releaseIds"
      choices={[...choices, { id: UNPLANNED, name: texts.unplanned }]}
      texts={{ group: texts.releases, find: texts.findRelease, none: texts.noReleases }}
    />
  );
}
