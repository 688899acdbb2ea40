import type { JournalEntry } from '#shared/model/integration/jiraJournal.ts';
import { replayOf } from '#shared/rules/integration/jiraJournal.ts';
import * as texts from '#shared/texts/integration/jiraJournal.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import type { useReplay } from './useReplay.ts';

type Props = {
  entry: JournalEntry;
  /** Whether its epic was linked or unlinked otherwise since. */
  isOutdated: boolean;
  replay: ReturnType<typeof useReplay>;
};

/** Sends an entry that has failed again, or says why not (rule journal.5); nothing where there is nothing to send. */
export function ReplayButton({ entry, isOutdated, replay }: Props) {
  if (replayOf(entry) === null) return null;
  const wasReplayed = entry.replayedBy !== undefined;
  if (wasReplayed || isOutdated)
    return (
      <Text look="caption" quiet>
        {wasReplayed ? texts.wasReplayed : texts.outdated}
      </Text>
    );
  return (
    <Button
      variant="outlined"
      disabled={replay.isPending}
      busy={replay.isPending && replay.variables.id === entry.id}
      onClick={() => replay.mutate(entry)}
      style={{ marginTop: 4 }}
    >
      {texts.replay}
    </Button>
  );
}
