import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAX_NAME_LENGTH } from '#shared/model/limits.ts';
import { isVisible } from '#shared/model/textRule.ts';
import * as duplicateTexts from '#shared/texts/story_map/duplicate.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { paths } from '#web/base/paths.ts';
import { Progress } from '#web/components/controls/Progress.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { Toggle } from '#web/components/controls/Toggle.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { tooLong } from '#web/components/field/tooLong.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { useDuplicate } from './useDuplicate.ts';

export type DuplicateDialogProps = Openable & { map: { id: string; name: string } };

/** Duplicates a story map and opens the copy (rule map.30). A large one shows how far it is. */
export function DuplicateDialog(props: DuplicateDialogProps) {
  // A new form for each map, with its name.
  return <DuplicateForm key={props.map.id} {...props} />;
}

function DuplicateForm({ open, onClose, map }: DuplicateDialogProps) {
  const navigate = useNavigate();
  const duplicate = useDuplicate();
  const [typed, setTyped] = useState<string>();
  const [whos, setWhos] = useState(true);
  const name = typed ?? offeredName(map.name);
  const problem = isVisible(name) ? tooLong(name, MAX_NAME_LENGTH) : storyMapsTexts.nameRequired;
  const { progress } = duplicate;

  const close = () => {
    setTyped(undefined);
    setWhos(true);
    duplicate.reset();
    onClose();
  };
  const submit = () => {
    if (problem !== undefined) return;
    duplicate.mutate(
      { containerId: map.id, name, whos },
      {
        onSuccess: ({ id }) => {
          close();
          void navigate(paths.mapActivity(id));
        },
      },
    );
  };

  return (
    <FormDialog
      open={open}
      title={duplicateTexts.title}
      onSubmit={submit}
      onClose={close}
      submitLabel={duplicateTexts.submit}
      loading={duplicate.isPending}
      error={duplicate.error}
    >
      <TextField
        label={duplicateTexts.name}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setTyped(target.value)}
        error={problem !== undefined}
        helperText={problem ?? duplicateTexts.explanation}
      />
      <Toggle checked={whos} onChange={({ target }) => setWhos(target.checked)}>
        {duplicateTexts.whos}
      </Toggle>
      {progress !== null && (
        <div role="status">
          <Progress aria-label={duplicateTexts.title} done={progress.copied} total={progress.total} />
          <Text look="compact" quiet>
            {duplicateTexts.progress({ copied: String(progress.copied), total: String(progress.total) })}
          </Text>
        </div>
      )}
    </FormDialog>
  );
}

/** The name that a copy gets unless its user chooses another, cut to the longest name there may be. */
const offeredName = (name: string): string => [...duplicateTexts.copyOf({ name })].slice(0, MAX_NAME_LENGTH).join('');
