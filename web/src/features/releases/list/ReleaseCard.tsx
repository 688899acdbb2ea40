import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import * as errors from '#shared/errors.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import type { Release } from '#shared/model/release.ts';
import { fill } from '#shared/texts/fill.ts';
import { releaseTexts as texts } from '#shared/texts/releases.ts';
import { paths } from '#web/app/paths.ts';
import { ClampedText } from '#web/components/ClampedText.tsx';
import controls from '#web/components/controls/controls.module.css';
import { DateText } from '#web/components/DateText.tsx';
import { useToasts } from '#web/components/toasts.ts';
import { formatCalendarDay } from '#web/map/releases/calendarDay.ts';
import { CompletedBadge } from '#web/map/releases/CompletedBadge.tsx';
import { useContainerId } from '#web/map/useMap.ts';
import { boxOfRelease, CARD_HEIGHT } from '../releasesLayout.ts';

type Props = { release: Release; onEditPeriod: ((release: Release) => void) | undefined };

/** A release in the list: its name is the link. */
export function ReleaseCard({ release, onEditPeriod }: Props) {
  const containerId = useContainerId();
  const toasts = useToasts();
  const nameId = useId();
  const { id, name, created, start, end, completed } = release;
  const to = paths.release(containerId, id);
  const editPeriod = () => {
    if (completed)
      toasts.show({ severity: 'error', text: errors.releaseCompleted.message, ms: TOAST_MS.creationError });
    else onEditPeriod?.(release);
  };
  return (
    <Box component="li" aria-labelledby={nameId} sx={{ ...boxOfRelease, ...card }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, minHeight: 24 }}>
        <Typography component="h3" variant="h3" id={nameId} sx={{ flex: 1, minWidth: 0 }}>
          <RouterLink to={to} className={controls['name']}>
            <ClampedText text={name} lines={2} />
          </RouterLink>
        </Typography>
        {completed && <CompletedBadge />}
      </Box>
      <Box component="dl" sx={facts}>
        <dt>{texts.created}</dt>
        <dd>
          <DateText at={created} />
        </dd>
        <dt>{texts.start}</dt>
        <dd>{formatCalendarDay(start)}</dd>
        <dt>{texts.end}</dt>
        <dd>{formatCalendarDay(end)}</dd>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, mt: 'auto' }}>
        {onEditPeriod !== undefined && (
          <Button
            color="inherit"
            startIcon={<CalendarMonth />}
            aria-label={fill(texts.editPeriodNamed, { name })}
            onClick={editPeriod}
            sx={{ color: 'text.secondary', mr: 'auto', ml: -2 }}
          >
            {texts.editPeriod}
          </Button>
        )}
        <Button component={RouterLink} to={to} variant="outlined" aria-label={fill(texts.openNamed, { name })}>
          {texts.open}
        </Button>
      </Box>
    </Box>
  );
}

const card = { display: 'flex', flexDirection: 'column', gap: 2, px: 4, py: 3, minHeight: CARD_HEIGHT } as const;
const facts = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  fontSize: 'body2.fontSize',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '& dd': { m: 0, color: 'text.primary' },
} as const;
