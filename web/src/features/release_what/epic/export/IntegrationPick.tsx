import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Integration } from '#shared/model/integration.ts';
import { exportDialogTexts as texts } from '#shared/texts/epicExportDialog.ts';
import { useCall } from '#web/api/queries.ts';
import { ErrorAlert } from '#web/components/ErrorAlert.tsx';
import { Quiet } from '#web/map/components/Section.tsx';

/** The connections that can be used now: enabled and connected. */
const isUsable = ({ enabled, status }: Integration) => enabled && status === 'ACTIVE';

type Props = { value: string; onChange: (id: string) => void };

/** Chooses one of the company's connections. Those that cannot be used are disabled. */
export function IntegrationPick({ value, onChange }: Props) {
  const { data, error, isLoading } = useCall('integrations', {});
  if (error !== null) return <ErrorAlert text={error.message} />;
  if (!isLoading && data?.docs.some(isUsable) !== true) return <Quiet>{texts.noIntegrations}</Quiet>;
  return (
    <TextField
      select
      label={texts.integration}
      value={data === undefined ? '' : value}
      disabled={isLoading}
      onChange={({ target }) => onChange(target.value)}
    >
      {(data?.docs ?? []).map((one) => (
        <MenuItem key={one.id} value={one.id} disabled={!isUsable(one)}>
          {one.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The chosen connection; undefined for none. */
export function useIntegration(id: string): Integration | undefined {
  const { data } = useCall('integrations', {});
  return data?.docs.find((one) => one.id === id);
}
