import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import * as texts from '#shared/texts/integration/fieldMapping.ts';

type Props = { checked: boolean; onToggle: () => void };

/** Whether an issue that becomes done completes its epic (rule drift.4). */
export function CompletesEpics({ checked, onToggle }: Props) {
  const helpId = useId();
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={checked} slotProps={{ input: { 'aria-describedby': helpId } }} />}
        label={texts.completesEpics}
        onChange={onToggle}
      />
      <FormHelperText id={helpId}>{texts.completesEpicsHelp}</FormHelperText>
    </div>
  );
}
