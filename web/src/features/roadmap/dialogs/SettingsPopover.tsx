import Box from '@mui/material/Box';
import * as roadmapTexts from '#shared/texts/roadmap/roadmap.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Popover } from '#web/components/dialog/Popover.tsx';
import { MonthsSlider } from './MonthsSlider.tsx';

const texts = roadmapTexts.settings;

export type SettingsProps = Openable & {
  anchor: HTMLElement | null;
  months: number;
  onChange: (months: number) => void;
};

/** The settings of the roadmap: the least number of months on its time axis (rule roadmap.4). */
export function SettingsPopover({ open, onClose, anchor, months, onChange }: SettingsProps) {
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': texts.title, sx: { mt: 1, width: 'min(320px, calc(100vw - 32px))' } },
      }}
    >
      <Box sx={{ px: 5, py: 4 }}>
        <MonthsSlider label={texts.months} help={texts.monthsHelp} months={months} onChange={onChange} />
      </Box>
    </Popover>
  );
}
