import { useState } from 'react';
import type { Epic } from '#shared/model/epic/epic.ts';
import type { StorydEpicInfo } from '#shared/model/integration/fieldMapping.ts';
import { isOutdated } from '#shared/rules/integration/issueLinks.ts';
import * as texts from '#shared/texts/integration/jiraJournal.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { JournalList } from '#web/features/integration/journal/JournalList.tsx';
import { ReplayButton } from '#web/features/integration/journal/ReplayButton.tsx';
import { useJournal } from '#web/features/integration/journal/useJournal.ts';
import { useReplay } from '#web/features/integration/journal/useReplay.ts';
import { useIntegrations } from '#web/features/integration/useIntegrations.ts';

type Props = { info: StorydEpicInfo; links: Epic['integrations']; mayChange: boolean };

/** What was sent to Jira for an epic, and what came back (rule journal.1); read once it is opened. */
export function SentToJira(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      sx={{ borderTop: '1px solid var(--storyd-border)', pt: 3 }}
    >
      <Text as="summary" look="subtitle" style={{ cursor: 'pointer' }}>
        {texts.epicTitle}
      </Text>
      {isOpen && <Entries {...props} />}
    </Box>
  );
}

function Entries({ info, links, mayChange }: Props) {
  const { containerId, epicId } = info;
  const journal = useJournal('epic_journal', { containerId, epicId });
  const replay = useReplay();
  const { byId } = useIntegrations();
  return (
    <>
      <Text quiet style={{ marginBlock: 8 }}>
        {texts.epicHelp}
      </Text>
      <JournalList
        journal={journal}
        empty={texts.none}
        actionsFor={(entry) =>
          mayChange && (
            <ReplayButton
              // The epic may have been moved since.
              entry={{ ...entry, place: info }}
              isOutdated={isOutdated(entry, byId(entry.integrationId)?.integrationType, links)}
              replay={replay}
            />
          )
        }
      />
    </>
  );
}
