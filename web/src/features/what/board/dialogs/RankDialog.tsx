import { useState } from 'react';
import { BACKBONE } from '#shared/model/limits.ts';
import { isNotANumber, wholeNumberIn } from '#shared/rules/numbers.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { rankProblem } from '#web/board/selection/words.ts';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { refusalOf } from '#web/replica/refusal.ts';
import type { CardId } from '#web/replica/story_map/types.ts';

/** Sets or clears the importance of an Activity within its level (rules what.13, what.14). */
export function RankDialog({ card: id }: { card: CardId }) {
  const actions = useActions();
  const card = actions.layout.cards.get(id);
  const [typed, setTyped] = useState(card?.rank?.toString() ?? '');
  const [wrong, setWrong] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { backbone, skeleton } = storyMapTexts.rankHelp;

  const save = async () => {
    const rank = wholeNumberIn(typed);
    const problem = isNotANumber(typed) ? rankProblem(0) : rankProblem(rank);
    if (problem !== undefined) return setWrong(problem);
    setSaving(true);
    try {
      await actions.map.cards.setRank(id, rank);
      actions.closeDialog(id);
    } catch (cause) {
      setError(refusalOf(cause).message);
      setSaving(false);
    }
  };

  return (
    <FormDialog
      open
      title={storyMapTexts.rankTitle({ name: actions.nameOf(id) })}
      onSubmit={() => void save()}
      onClose={() => actions.closeDialog(id)}
      submitLabel={storyMapTexts.save}
      loading={saving}
      error={error}
    >
      <TextField
        label={storyMapTexts.rankLabel}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(undefined);
        }}
        error={wrong !== undefined}
        helperText={wrong ?? (card?.level === BACKBONE ? backbone : skeleton)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </FormDialog>
  );
}
