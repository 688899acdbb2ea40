import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ROADMAP_MONTHS } from '#shared/model/roadmap.ts';
import { fill } from '#shared/texts/fill.ts';
import { roadmapTexts } from '#shared/texts/roadmap.ts';
import type { Openable } from '#web/components/lazyDialog.tsx';

const texts = roadmapTexts.settings;
const { min, max, step } = ROADMAP_MONTHS;

export type SettingsProps = Openable & {
  anchor: HTMLElement | null;
  months: number;
  onChange: (months: number) => void;
};

/** The settings of the roadmap: the least number of months on its time axis (rule roadmap.4). */
export function SettingsPopover({ open, onClose, anchor, months, onChange }: SettingsProps) {
  const id = useId();
  const [draft, setDraft] = useState<number | null>(null);
  const count = draft ?? months;
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
        <Typography id={id} variant="subtitle2">
          {texts.months}
        </Typography>
        <Slider
          aria-labelledby={id}
          value={count}
          min={min}
          max={max}
          step={step}
          getAriaValueText={(value) => fill(texts.value, { count: value })}
          onChange={(_, value) => setDraft(value)}
          onChangeCommitted={(_, value) => {
            setDraft(null);
            onChange(value);
          }}
        />
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {fill(texts.value, { count })}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {texts.monthsHelp}
        </Typography>
      </Box>
    </Popover>
  );
}
