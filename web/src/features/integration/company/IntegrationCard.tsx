import { useState } from 'react';
import type { Integration } from '#shared/model/integration/integration.ts';
import { wayOut } from '#shared/rules/integration/wayOut.ts';
import * as texts from '#shared/texts/integration/integrationTab.ts';
import { integrationTypeTexts } from '#shared/texts/integration/integrationTypes.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { more } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import cards from '#web/components/page/cards.module.css';
import { useIntegrationCommand } from '#web/features/integration/connect/useIntegrationCommand.ts';
import { IntegrationStatus } from '#web/features/integration/IntegrationStatus.tsx';
import { send } from '#web/replica/sending/send.ts';
import { type IntegrationDialogName, IntegrationMenu } from './IntegrationMenu.tsx';
import { IntegrationSwitch } from './IntegrationSwitch.tsx';

const checks = { retry: 'retry_connection', refresh: 'get_connection_status' } as const;

type Props = { integration: Integration; onDialog: (name: IntegrationDialogName) => void };

/** An integration: what it connects with, its status, its menu and its switches. */
export function IntegrationCard({ integration, onDialog }: Props) {
  const { id: integrationId, name, integrationType, baseUrl } = integration;
  const help = wayOut(integration);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const check = useIntegrationCommand((action: keyof typeof checks) => send(checks[action], { integrationId }));
  return (
    <article className={cards['card']} aria-busy={check.isPending}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text as="h3" look="subtitle" dir="auto">
            {name}
          </Text>
          <Text look="compact" quiet>
            {integrationTypeTexts[integrationType]}
          </Text>
          <Text look="compact" quiet>
            {baseUrl}
          </Text>
        </Box>
        <IconButton
          aria-label={texts.actionsFor({ name })}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Icon path={more} />
        </IconButton>
        <IntegrationMenu
          open={anchor !== null}
          anchor={anchor}
          integration={integration}
          busy={check.isPending}
          onClose={() => setAnchor(null)}
          onCheck={check.mutate}
          onDialog={onDialog}
        />
      </Box>
      <IntegrationStatus integration={integration} />
      {integration.enabled && help !== undefined && <Text look="compact">{help}</Text>}
      <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
        <IntegrationSwitch integration={integration} field="enabled" />
        <IntegrationSwitch integration={integration} field="allowUsersToWrite" />
      </Box>
    </article>
  );
}
