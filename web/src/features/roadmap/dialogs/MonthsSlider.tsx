import { useId, useState } from 'react';
import { ROADMAP_MONTHS } from '#shared/model/roadmap.ts';
import * as roadmapTexts from '#shared/texts/roadmap/roadmap.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Slider } from '#web/components/input/Slider.tsx';

const { min, max, step } = ROADMAP_MONTHS;

type Props = { label: string; help: string; months: number; onChange: (months: number) => void };

/** The number of months on a time axis (rule roadmap.4). It changes once the slider is let go. */
export function MonthsSlider({ label, help, months, onChange }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<number | null>(null);
  const named = (count: number) => roadmapTexts.settings.value({ count });
  return (
    <div>
      <Text id={id} look="label">
        {label}
      </Text>
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
      <Text look="compact" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {named(draft ?? months)}
      </Text>
      <Text look="caption" quiet style={{ marginTop: 4 }}>
        {help}
      </Text>
    </div>
  );
}
