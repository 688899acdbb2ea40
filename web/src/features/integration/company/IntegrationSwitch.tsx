import type { Integration } from '#shared/model/integration/integration.ts';
import * as texts from '#shared/texts/integration/integrationTab.ts';
import { Toggle } from '#web/components/controls/Toggle.tsx';
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
  return (
    <Toggle inForm checked={isOn} onChange={() => change.mutate(!isOn)}>
      {label}
    </Toggle>
  );
}
