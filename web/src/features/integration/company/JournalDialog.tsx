import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Integration } from '#shared/model/integration/integration.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/integration/jiraJournal.ts';
import { paths } from '#web/base/paths.ts';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import { focusPageIfLost } from '#web/components/focus/pageStart.ts';
import { JournalList } from '#web/features/integration/journal/JournalList.tsx';
import { ReplayButton } from '#web/features/integration/journal/ReplayButton.tsx';
import { useJournal } from '#web/features/integration/journal/useJournal.ts';
import { useReplay } from '#web/features/integration/journal/useReplay.ts';

type Props = { open: boolean; integration: Integration; onClose: () => void };

/** What was sent by way of a connection, and what came back (rule journal.2). */
export function JournalDialog({ open, integration: { id: integrationId, name }, onClose }: Props) {
  const titleId = useId();
  const [failedOnly, setFailedOnly] = useState(false);
  const journal = useJournal('integration_journal', { integrationId, ...(failedOnly && { only: 'failed' as const }) });
  const replay = useReplay();
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: focusPageIfLost }, paper: { sx: { minHeight: 'min(560px, 80dvh)' } } }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {texts.titleFor({ name })}
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary">{texts.help}</Typography>
        <FormControlLabel
          control={<Switch checked={failedOnly} onChange={(_event, on) => setFailedOnly(on)} />}
          label={texts.failedOnly}
        />
        <JournalList
          journal={journal}
          empty={failedOnly ? texts.noneFailed : texts.none}
          actionsFor={(entry) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4 }}>
              <ReplayButton entry={entry} isOutdated={entry.outdated === true} replay={replay} />
              {entry.place !== null && (
                <Typography
                  component={Link}
                  variant="body2"
                  to={paths.releaseWhat(
                    entry.place.containerId,
                    entry.place.releaseId,
                    entry.place.whatId,
                    entry.place.epicId,
                  )}
                >
                  {texts.openEpic}
                </Typography>
              )}
            </Box>
          )}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
