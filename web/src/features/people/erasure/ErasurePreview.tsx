import type { ErasurePreview as Preview } from '#shared/model/people/erasure.ts';
import * as texts from '#shared/texts/people/erasure.ts';
import type { ApiError } from '#web/base/api/client.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';

type Props = {
  preview: { data: Preview | undefined; error: ApiError | null; isFetching: boolean; refetch: () => unknown };
};

/** What erasing a person would replace: counts, or their loading or error state. */
export function ErasurePreview({ preview: { data, error, isFetching, refetch } }: Props) {
  if (data === undefined && error !== null && !isFetching)
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Box
      component="ul"
      aria-busy={data === undefined}
      aria-label={texts.replaced}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {COUNTED.map((name) => (
        <Box
          component="li"
          key={name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 3,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Text look="compact">{texts.counted[name]}</Text>
          <Text look="compact" style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
            {data === undefined ? <Skeleton line width={24} /> : countOf(data, name)}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

const COUNTED = ['ownedMaps', 'memberMaps', 'requests', 'logEntries', 'exports'] as const;

/** Requests and entries of the log are counted up to a limit. */
function countOf(data: Preview, name: (typeof COUNTED)[number]): string {
  const count = data[name].toLocaleString('en');
  const isCountedInPart = !data.isAll && (name === 'requests' || name === 'logEntries');
  return isCountedInPart ? texts.atLeast({ count }) : count;
}
