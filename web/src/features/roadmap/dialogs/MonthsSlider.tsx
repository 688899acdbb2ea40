import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ROADMAP_MONTHS } from '#shared/model/roadmap.ts';
import * as roadmapTexts from '#shared/texts/roadmap/roadmap.ts';

const { min, max, step } = ROADMAP_MONTHS;

type Props = { label: string; help: string; months: number; onChange: (months: number) => void };

/** The number of months on a time axis (rule roadmap.4). It changes once the slider is let go. */
export function MonthsSlider({ label, help, months, onChange }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<number | null>(null);
  const named = (count: number) => roadmapTexts.settings.value({ count });
  return (
    <div>
      <Typography id={id} variant="subtitle2">
        {label}
      </Typography>
      <Slider
        aria-labelledby={id}
        value={draft ?? months}
        min={min}
        max={max}
        step={step}
        getAriaValueText={named}
        onChange={(_, value) => setDraft(value)}
        onChangeCommitted={(_, value) => {
          setDraft(null);
          onChange(value);
        }}
      />
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {named(draft ?? months)}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {help}
      </Typography>
    </div>
  );
}
