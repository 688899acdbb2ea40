import TextField from '@mui/material/TextField';
import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import { isLonger } from '#shared/model/textRule.ts';
import { fill } from '#shared/texts/fill.ts';
import { mapShellTexts } from '#shared/texts/sharing.ts';
import { FormDialog } from '#web/components/FormDialog.tsx';
import { KeepOrTake } from '#web/components/KeepOrTake.tsx';
import type { Openable } from '#web/components/lazyDialog.tsx';
import { useTyped } from '#web/components/useTyped.ts';
import { useHead } from '#web/map/useMap.ts';
import { useMapCommand } from '#web/map/useMapCommand.ts';
import { theirsIn } from '#web/replica/entity.ts';

/** Renames the map. An empty name, or the same one, changes nothing (rule map.9). */
export function NameDialog({ open, onClose }: Openable) {
  const { id, name } = useHead((head) => head);
  const rename = useMapCommand('change_story_map_name');
  const { typed, set, trimmed, seen } = useTyped(name, open);
  const tooLong = isLonger(trimmed, MAX_NAME_LENGTH);
  const close = () => {
    rename.reset();
    onClose();
  };
  const theirs = theirsIn(rename.error, 'name');
  const save = () => {
    if (trimmed === '' || trimmed === name) close();
    else if (!tooLong)
      rename.mutate({ containerId: id, name: trimmed, expect: { name: theirs ?? seen } }, { onSuccess: close });
  };
  return (
    <FormDialog
      open={open}
      title={mapShellTexts.menu.name}
      onSubmit={save}
      onClose={close}
      submitLabel={mapShellTexts.save}
      loading={rename.isPending}
      error={theirs === undefined ? rename.error : null}
    >
      <TextField
        label={mapShellTexts.name}
        value={typed}
        onChange={({ target }) => set(target.value)}
        autoComplete="off"
        error={tooLong}
        helperText={tooLong ? fill(mapShellTexts.tooLong, { max: MAX_NAME_LENGTH }) : undefined}
      />
      <KeepOrTake theirs={theirs} onKeep={save} onTake={close} />
    </FormDialog>
  );
}
