import type { Integration, IntegrationStatus as Status } from '#shared/model/integration/integration.ts';
import * as integrationTexts from '#shared/texts/integration/integrations.ts';
import * as texts from '#shared/texts/integration/integrationTab.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { formatMoment } from '#web/components/text/formatDate.ts';

const colours: Readonly<Record<Status, string>> = {
  ACTIVE: 'success.main',
  INITIAL: 'info.main',
  'JIRA-404': 'error.main',
  'JIRA-DELETED': 'warning.main',
  'JIRA-DISABLED': 'warning.main',
  'JIRA-INCOMING-DISABLED': 'warning.main',
  'JIRA-EXISTS': 'warning.main',
  'URL-CHANGED': 'warning.main',
};

/** What the status of a connection means; a disabled one has no other. */
export const statusText = ({ enabled, status }: Integration): string =>
  enabled ? integrationTexts.statuses[status] : texts.disabledStatus;

/** The colour of a connection's status. */
export function StatusDot({ integration: { enabled, status } }: { integration: Integration }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-block',
        width: 10,
        height: 10,
        borderRadius: '50%',
        flex: 'none',
        bgcolor: enabled ? colours[status] : 'error.main',
      }}
    />
  );
}

/** The status of a connection: a dot, what it means, and when it was checked. */
export function IntegrationStatus({ integration }: { integration: Integration }) {
  const date = formatMoment(integration.statusDate);
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
      <StatusDot integration={integration} />
      <Text role="status">{texts.status({ status: statusText(integration), date })}</Text>
    </Box>
  );
}
