import * as roadmapTexts from '#shared/texts/roadmap/roadmap.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { Popover } from '#web/components/menu/Popover.tsx';
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
    <Popover open={open} anchorEl={anchor} onClose={onClose} label={texts.title} width={320}>
      <Box sx={{ px: 5, py: 4 }}>
        <MonthsSlider label={texts.months} help={texts.monthsHelp} months={months} onChange={onChange} />
      </Box>
    </Popover>
  );
}
