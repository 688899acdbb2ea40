import { useState } from 'react';
import type { Release, ReleaseWhat } from '#shared/model/release/release.ts';
import * as texts from '#shared/texts/release/releases.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { useWholeLayout } from '#web/replica/story_map/useMap.ts';
import { levelOf, pickerRows } from '../model/picker.ts';
import { PickerGroup } from './PickerGroup.tsx';
import { useReleaseWhats } from './useReleaseWhats.ts';

type Props = Openable & { release: Release; whats: ReadonlyMap<string, ReleaseWhat> };

/**
 * Chooses which Activities of the map belong to a release (rules release.7, release.9, release.10). Each time it opens,
 * it starts with the release's current contents.
 */
export function ManageActivities({ open, onClose, release, whats }: Props) {
  const [wasOpen, setWasOpen] = useState(open);
  const [round, setRound] = useState(0);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setRound(round + 1);
  }
  return <Picker key={round} open={open} onClose={onClose} release={release} whats={whats} />;
}

function Picker({ open, onClose, release, whats }: Props) {
  const [layout] = useWholeLayout();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(whats.keys()));
  const { save, progress, stopped, error } = useReleaseWhats(release.id);
  const rows = pickerRows(layout, text);
  const set = (ids: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids)
      if (isChosen) next.add(id);
      else next.delete(id);
    setChosen(next);
  };
  const submit = () => void save(new Set(whats.keys()), chosen).then((isDone) => isDone && onClose());
  return (
    <FormDialog
      open={open}
      title={texts.manageTitle({ name: release.name })}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={texts.save}
      loading={progress !== null}
      error={error}
    >
      <Text look="compact" quiet>
        {texts.manageLevels}
      </Text>
      <TextField
        label={texts.manageSearch}
        type="search"
        value={text}
        onChange={({ target }) => setText(target.value)}
        // The search is live, so Enter does nothing here; it must not submit.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        autoComplete="off"
      />
      <Box sx={list}>
        {rows.length === 0 ? (
          <Text look="compact" quiet style={{ padding: 16 }}>
            {text.trim() === '' ? texts.manageEmpty : texts.manageNothing({ text: text.trim() })}
          </Text>
        ) : (
          rows.map((row) => (
            <PickerGroup
              key={row.id}
              row={row}
              layout={layout}
              whats={whats}
              chosen={chosen}
              level={levelOf(layout, chosen)}
              isSearched={text.trim() !== ''}
              onChange={set}
            />
          ))
        )}
      </Box>
      <Text look="compact" quiet role="status" style={{ minHeight: '1.5em' }}>
        {progress !== null && progress.count > 1
          ? texts.saving({ count: progress.count, done: progress.done })
          : stopped !== null
            ? texts.stopped(stopped)
            : texts.chosen({ count: chosen.size })}
      </Text>
    </FormDialog>
  );
}

/** As high as the dialog allows, so that nothing jumps during a search. */
const list = {
  height: 'min(44vh, 420px)',
  overflow: 'hidden auto',
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
} as const;
