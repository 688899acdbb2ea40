import * as texts from '#shared/texts/integration/integrationPick.ts';
import { integrationTypeTexts } from '#shared/texts/integration/integrationTypes.ts';
import { Skeleton } from '#web/components/controls/Skeleton.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { ListItemText } from '#web/components/layout/List.tsx';
import { MenuItem } from '#web/components/menu/MenuItem.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { RefreshButton } from '#web/components/state/RefreshButton.tsx';
import { Connecting } from './connect/Connecting.tsx';
import { IntegrationStatus, StatusDot, statusText } from './IntegrationStatus.tsx';
import { isUsable, useIntegrations } from './useIntegrations.ts';

type Props = {
  /** Its id; empty for none. */
  value: string;
  onChange: (id: string) => void;
};

/**
 * Chooses one of the company's connections. Each shows its status, and those that cannot be used now are disabled;
 * while there is none, administrators connect one here (rule integration.12).
 */
export function IntegrationPick({ value, onChange }: Props) {
  const { all, byId, data, error, isFetching, refetch } = useIntegrations();
  const chosen = byId(value);
  if (data === undefined)
    return error !== null && !isFetching ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingAfter>
        <Skeleton height={40} />
      </LoadingAfter>
    );
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {all.length === 0 ? (
        <Text quiet>{texts.none}</Text>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'end', gap: 2 }}>
          <TextField
            select
            fullWidth
            label={texts.integration}
            value={chosen === undefined ? '' : value}
            onChange={({ target }) => onChange(target.value)}
            slotProps={{ select: { renderValue: (id) => byId(String(id))?.name } }}
          >
            {all.map((one) => (
              <MenuItem key={one.id} value={one.id} disabled={!isUsable(one)} sx={{ gap: 3 }}>
                <StatusDot integration={one} />
                <ListItemText
                  primary={one.name}
                  secondary={texts.option({
                    type: integrationTypeTexts[one.integrationType],
                    status: statusText(one),
                  })}
                />
              </MenuItem>
            ))}
          </TextField>
          <RefreshButton onClick={() => void refetch()} refreshing={isFetching} />
        </Box>
      )}
      {chosen !== undefined && <IntegrationStatus integration={chosen} />}
      {!all.some(isUsable) && <Connecting all={all} />}
    </Box>
  );
}
