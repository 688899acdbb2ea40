import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { MAX_WHY_LENGTH } from '#shared/model/limits.ts';
import { isLonger } from '#shared/model/textRule.ts';
import { fill } from '#shared/texts/fill.ts';
import { mapShellTexts } from '#shared/texts/sharing.ts';
import { FormDialog } from '#web/components/FormDialog.tsx';
import { KeepOrTake } from '#web/components/KeepOrTake.tsx';
import type { Openable } from '#web/components/lazyDialog.tsx';
import { submitOnEnter } from '#web/components/submitOnEnter.ts';
import { useTyped } from '#web/components/useTyped.ts';
import { useHead } from '#web/map/useMap.ts';
import { useMapCommand } from '#web/map/useMapCommand.ts';
import { theirsIn } from '#web/replica/entity.ts';

/** Changes the purpose of the map, which cannot be empty; the same one changes nothing (rule map.9). */
export function PurposeDialog({ open, onClose }: Openable) {
  const { id, why } = useHead((head) => head);
  const change = useMapCommand('change_story_map_why');
  const { typed, set, trimmed, seen } = useTyped(why, open);
  const [isEmpty, setEmpty] = useState(false);
  const tooLong = isLonger(trimmed, MAX_WHY_LENGTH);
  const close = () => {
    change.reset();
    setEmpty(false);
    onClose();
  };
  const theirs = theirsIn(change.error, 'why');
  const save = () => {
    if (trimmed === '') setEmpty(true);
    else if (trimmed === why) close();
    else if (!tooLong)
      change.mutate({ containerId: id, why: trimmed, expect: { why: theirs ?? seen } }, { onSuccess: close });
  };
  return (
    <FormDialog
      open={open}
      title={mapShellTexts.menu.why}
      onSubmit={save}
      onClose={close}
      submitLabel={mapShellTexts.save}
      loading={change.isPending}
      error={theirs === undefined ? change.error : null}
    >
      <TextField
        label={mapShellTexts.why}
        value={typed}
        onChange={({ target }) => {
          set(target.value);
          setEmpty(false);
        }}
        onKeyDown={submitOnEnter}
        multiline
        minRows={3}
        maxRows={12}
        error={isEmpty || tooLong}
        helperText={
          isEmpty ? mapShellTexts.whyEmpty : tooLong ? fill(mapShellTexts.tooLong, { max: MAX_WHY_LENGTH }) : undefined
        }
      />
      <KeepOrTake theirs={theirs} onKeep={save} onTake={close} />
    </FormDialog>
  );
}
