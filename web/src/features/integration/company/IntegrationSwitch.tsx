import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import type { Integration } from '#shared/model/integration/integration.ts';
import * as texts from '#shared/texts/integration/integrationTab.ts';
import { useIntegrationCommand } from '#web/features/integration/connect/useIntegrationCommand.ts';
import { send } from '#web/replica/sending/send.ts';

type Props = { integration: Integration; field: 'enabled' | 'allowUsersToWrite' };

/** A switch of an integration. It shows at once what was chosen, and goes back when that is refused. */
export function IntegrationSwitch({ integration, field }: Props) {
  const change = useIntegrationCommand((value: boolean) =>
    send('change_integration', { integrationId: integration.id, [field]: value }),
  );
  const isOn = change.isPending ? change.variables : integration[field];
  const label = field === 'enabled' ? (isOn ? texts.enabled : texts.disabled) : texts.allowUsersToWrite;
  return <FormControlLabel control={<Switch checked={isOn} />} label={label} onChange={() => change.mutate(!isOn)} />;
}
