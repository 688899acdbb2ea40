import { useId } from 'react';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Toggle } from '#web/components/controls/Toggle.tsx';

type Props = { checked: boolean; onToggle: () => void };

/** Whether an issue that becomes done completes its epic (rule drift.4). */
export function CompletesEpics({ checked, onToggle }: Props) {
  const helpId = useId();
  return (
    <div>
      <Toggle inForm checked={checked} onChange={onToggle} aria-describedby={helpId}>
        {texts.completesEpics}
      </Toggle>
      <Text id={helpId} look="caption" quiet>
        {texts.completesEpicsHelp}
      </Text>
    </div>
  );
}
