import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import { settingsTexts } from '#shared/texts/settings.ts';
import { useCommand } from '#web/api/queries.ts';
import { useKeptSettings } from '#web/company/useKeptSettings.ts';
import { useToasts } from '#web/components/toasts.ts';

/** Whether totals of release groups in initiatives count what their reader may not view (rule initiative.19). */
export function HiddenReleasesSwitch({ on }: { on: boolean }) {
  const [titleId, helpId] = [useId(), useId()];
  const toasts = useToasts();
  const keep = useKeptSettings();
  const { mutate, isPending, variables } = useCommand('set_counts_hidden_releases', {
    onSuccess: (_, { countsHiddenReleases }) => keep(() => ({ countsHiddenReleases })),
    onError: ({ message }) => toasts.show({ severity: 'error', text: message, ms: TOAST_MS.error }),
  });
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" variant="h2">
        {settingsTexts.initiatives}
      </Typography>
      <FormControlLabel
        label={settingsTexts.countsHidden}
        control={
          <Switch
            size="small"
            checked={isPending ? variables.countsHiddenReleases : on}
            onChange={({ target }) => !isPending && mutate({ countsHiddenReleases: target.checked })}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ my: 1, ml: '-6px' }}
      />
      <Typography id={helpId} variant="body2" color="textSecondary" sx={{ maxWidth: 640 }}>
        {settingsTexts.countsHiddenHelp}
      </Typography>
    </Box>
  );
}
