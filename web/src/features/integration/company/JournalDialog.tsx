import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Integration } from '#shared/model/integration/integration.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/integration/jiraJournal.ts';
import { paths } from '#web/base/paths.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Toggle } from '#web/components/controls/Toggle.tsx';
import { Dialog, DialogActions, DialogContent } from '#web/components/dialog/Dialog.tsx';
import { focusPageIfLost } from '#web/components/focus/pageStart.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { JournalList } from '#web/features/integration/journal/JournalList.tsx';
import { ReplayButton } from '#web/features/integration/journal/ReplayButton.tsx';
import { useJournal } from '#web/features/integration/journal/useJournal.ts';
import { useReplay } from '#web/features/integration/journal/useReplay.ts';

type Props = { open: boolean; integration: Integration; onClose: () => void };

/** What was sent by way of a connection, and what came back (rule journal.2). */
export function JournalDialog({ open, integration: { id: integrationId, name }, onClose }: Props) {
  const [failedOnly, setFailedOnly] = useState(false);
  const journal = useJournal('integration_journal', { integrationId, ...(failedOnly && { only: 'failed' as const }) });
  const replay = useReplay();
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      title={texts.titleFor({ name })}
      slotProps={{ transition: { onExited: focusPageIfLost }, paper: { sx: { minHeight: 'min(560px, 80dvh)' } } }}
    >
      <DialogContent>
        <Text quiet>{texts.help}</Text>
        <Toggle inForm checked={failedOnly} onChange={({ target }) => setFailedOnly(target.checked)}>
          {texts.failedOnly}
        </Toggle>
        <JournalList
          journal={journal}
          empty={failedOnly ? texts.noneFailed : texts.none}
          actionsFor={(entry) => (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4 }}>
              <ReplayButton entry={entry} isOutdated={entry.outdated === true} replay={replay} />
              {entry.place !== null && (
                <Text as="span" look="compact">
                  <Link
                    to={paths.releaseWhat(
                      entry.place.containerId,
                      entry.place.releaseId,
                      entry.place.whatId,
                      entry.place.epicId,
                    )}
                  >
                    {texts.openEpic}
                  </Link>
                </Text>
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
