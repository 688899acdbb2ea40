import { useId } from 'react';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import { Toggle } from '#web/components/controls/Toggle.tsx';
import { FormHelperText } from '#web/components/input/FormControl.tsx';

type Props = { checked: boolean; onToggle: () => void };

/** Whether an issue that becomes done completes its epic (rule drift.4). */
export function CompletesEpics({ checked, onToggle }: Props) {
  const helpId = useId();
  return (
    <div>
      <Toggle inForm checked={checked} onChange={onToggle} aria-describedby={helpId}>
        {texts.completesEpics}
      </Toggle>
      <FormHelperText id={helpId}>{texts.completesEpicsHelp}</FormHelperText>
    </div>
  );
}
