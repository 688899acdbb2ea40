import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { EscalatedRequestsSection } from '#web/company/EscalatedRequestsSection.tsx';
import { useSettings } from '#web/company/useSettings.ts';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { CountUses } from './CountUses.tsx';
import { HiddenReleasesSwitch } from './HiddenReleasesSwitch.tsx';
import { NamedSettings } from './NamedSettings.tsx';
import { Priorities } from './Priorities.tsx';
import { useSettingUses } from './useSettingUses.ts';

const KINDS = ['reference_link', 'who_what_link_type', 'who_who_link_type', 'maturity'] as const;

/** The settings of the company: its lists, none of whose entries is ever deleted (rule company.13), and the escalated requests. */
export function Component() {
  const { data, error, isFetching, refetch } = useSettings();
  const uses = useSettingUses();
  const usesOf = (id: string) => uses.counted && (uses.counted.uses.get(id) ?? 0);
  if (data === undefined) {
    return error !== null && !isFetching ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingAfter>
        <Box sx={grid}>
          {KINDS.map((kind) => (
            <Skeleton key={kind} variant="rounded" height={240} />
          ))}
        </Box>
      </LoadingAfter>
    );
  }
  return (
    <Box sx={grid}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <CountUses {...uses} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Priorities settings={data} usesOf={usesOf} />
      </Box>
      {KINDS.map((kind) => (
        <NamedSettings key={kind} kind={kind} settings={data[kind]} usesOf={usesOf} />
      ))}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <HiddenReleasesSwitch on={data.countsHiddenReleases} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <EscalatedRequestsSection />
      </Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 8,
  alignItems: 'start',
} as const;
