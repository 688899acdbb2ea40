import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { JournalEntry } from '#shared/model/trackerJournal.ts';
import { replayOf } from '#shared/rules/trackerJournal.ts';
import { journalTexts as texts } from '#shared/texts/trackerJournal.ts';
import type { useReplay } from './useReplay.ts';

type Props = { entry: JournalEntry; replay: ReturnType<typeof useReplay> };

/** Sends an entry that has failed again; nothing where there is nothing to send. */
export function ReplayButton({ entry, replay }: Props) {
  if (replayOf(entry) === null) return null;
  if (entry.replayedBy !== undefined)
    return (
      <Typography variant="caption" color="textSecondary" component="p">
        {texts.wasReplayed}
      </Typography>
    );
  return (
    <Button
      size="small"
      variant="outlined"
      disabled={replay.isPending}
      loading={replay.isPending && replay.variables.id === entry.id}
      onClick={() => replay.mutate(entry)}
      sx={{ mt: 1 }}
    >
      {texts.replay}
    </Button>
  );
}
