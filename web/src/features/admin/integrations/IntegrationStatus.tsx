import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Integration, IntegrationStatus as Status } from '#shared/model/integration.ts';
import { fill } from '#shared/texts/fill.ts';
import { integrationTexts } from '#shared/texts/integrations.ts';
import { integrationTabTexts as texts } from '#shared/texts/integrationTab.ts';
import { formatMoment } from '#web/components/formatDate.ts';

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

/** The status of a connection: a dot, what it means, and when it was checked. */
export function IntegrationStatus({ integration }: { integration: Integration }) {
  const { enabled, status: key, statusDate } = integration;
  const status = enabled ? integrationTexts.statuses[key] : texts.disabledStatus;
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
      <Box
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          borderRadius: '50%',
          flex: 'none',
          bgcolor: enabled ? colours[key] : 'error.main',
        }}
      />
      <Typography role="status">{fill(texts.status, { status, date: formatMoment(statusDate) })}</Typography>
    </Box>
  );
}
