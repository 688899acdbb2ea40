import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import * as dateTexts from '#shared/texts/dates.ts';
import * as activityRoadmapTexts from '#shared/texts/roadmap/activityRoadmap.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Popover } from '#web/components/dialog/Popover.tsx';
import { MonthsSlider } from '../dialogs/MonthsSlider.tsx';
import type { ActivityParams } from './params.ts';

const texts = activityRoadmapTexts.period;
/** How far the years go before and after the shown one. */
const YEARS = 6;

export type PeriodProps = Openable & {
  anchor: HTMLElement | null;
  params: Pick<ActivityParams, 'from' | 'months'>;
  onChange: (params: Partial<ActivityParams>) => void;
};

/** Chooses the months of the activity roadmap: the first one, and how many. */
export function PeriodPopover({ open, onClose, anchor, params: { from, months }, onChange }: PeriodProps) {
  const first = new Date(from);
  const [month, year] = [first.getUTCMonth(), first.getUTCFullYear()];
  const years = Array.from({ length: 2 * YEARS + 1 }, (_, i) => year - YEARS + i);
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': texts.title, sx: { mt: 1, width: 'min(320px, calc(100vw - 32px))' } },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, px: 5, py: 4 }}>
        <Box sx={{ display: 'flex', gap: 3 }}>
          <TextField
            select
            autoFocus
            label={texts.month}
            value={month}
            onChange={({ target: { value } }) => onChange({ from: Date.UTC(year, Number(value)) })}
          >
            {dateTexts.months.map((name, i) => (
              <MenuItem key={name} value={i}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={texts.year}
            value={year}
            onChange={({ target: { value } }) => onChange({ from: Date.UTC(Number(value), month) })}
          >
            {years.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        <MonthsSlider
          label={texts.months}
          help={texts.help}
          months={months}
          onChange={(count) => onChange({ months: count })}
        />
      </Box>
    </Popover>
  );
}
