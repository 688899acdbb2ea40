import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Release } from '#shared/model/release.ts';
import { releaseTexts as texts } from '#shared/texts/releases.ts';
import { formatPeriod } from '#web/map/releases/calendarDay.ts';
import { CompletedBadge } from '#web/map/releases/CompletedBadge.tsx';
import { useMayEdit } from '#web/map/useMap.ts';
import { ReleaseMenu } from './ReleaseMenu.tsx';

type Props = {
  release: Release;
  /** Undefined while the release is read-only. */
  onManage: (() => void) | undefined;
  onDeleted: () => void;
};

/** The name of a release, its period, its state, and its actions. */
export function ReleaseHead({ release, onManage, onDeleted }: Props) {
  const mayEdit = useMayEdit();
  const period = formatPeriod(release) ?? texts.noPeriod;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, mb: 5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
          <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {release.name}
          </Typography>
          {release.completed && <CompletedBadge />}
        </Box>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, fontVariantNumeric: 'tabular-nums' }}>
          {period}
        </Typography>
      </Box>
      {mayEdit && <ReleaseMenu release={release} onManage={onManage} onDeleted={onDeleted} />}
    </Box>
  );
}
