import { useState } from 'react';
import type { Who } from '#shared/model/who/who.ts';
import * as changeRequestTexts from '#shared/texts/changeRequests.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { KeepOrTake } from '#web/components/conflict/KeepOrTake.tsx';
import { Alert, AlertTitle } from '#web/components/controls/Alert.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import { tooLong } from '#web/components/field/tooLong.ts';
import { TextField } from '#web/components/input/TextField.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId, useWhoLabels } from '#web/replica/story_map/useMap.ts';
import { useRenameEntity } from '#web/replica/story_map/useRenameEntity.ts';
import { isSamePlace, placeOf, placeOfTexts } from '../model/columns.ts';
import { areLabelsTooLong, LabelInputs, textsOf } from './LabelInputs.tsx';
import { TakenName } from './TakenName.tsx';

type Props = {
  who: Who;
  /** @param next the Who to select, if not this one */
  onClose: (next?: string) => void;
};

/**
 * Name, group and category of a Who. Group and category belong to this map. The name belongs to the company, so a new
 * one applies at once or becomes a request (rules change.1, change.2); the dialog says which.
 */
export function EditWhoDialog({ who, onClose }: Props) {
  const containerId = useContainerId();
  const [typed, setName] = useState<string | null>(null);
  const name = typed ?? who.name;
  const known = useWhoLabels();
  const [labels, setLabels] = useState(() => textsOf(known, placeOf(who, known)));
  const [isEmptied, setEmptied] = useState(false);
  const [taken, setTaken] = useState<string | null>(null);
  const change = useCommand('change_who');
  const { asks, rename, loading, error, theirs } = useRenameEntity(
    { kind: 'who', id: who.id, name: who.name },
    {
      shared: false,
      onDone: () => onClose(),
      onRefused: ({ code }, refused) => setTaken(code === 'name-taken' ? refused : null),
    },
  );
  const wanted = name.trim();
  const isRenamed = wanted !== who.name;
  const place = placeOfTexts(known, labels);
  const submit = () => {
    setEmptied(wanted === '');
    if (wanted === '' || tooLong(name) !== undefined || areLabelsTooLong(labels)) return;
    const then = () => (isRenamed ? rename(wanted) : onClose());
    const isThere = 'groupId' in place && 'categoryId' in place && isSamePlace(place, placeOf(who, known));
    if (isThere) return then();
    change.mutate({ containerId, whoId: who.id, ...place }, { onSuccess: then });
  };
  return (
    <FormDialog
      open
      title={whoTexts.editTitle({ name: who.name })}
      onSubmit={submit}
      onClose={() => onClose()}
      submitLabel={asks && isRenamed ? changeRequestTexts.ask : whoTexts.save}
      loading={change.isPending || loading}
      error={change.error ?? error}
    >
      <TextField
        label={whoTexts.name}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setEmptied(false);
        }}
        error={isEmptied || tooLong(name) !== undefined}
        helperText={isEmptied ? whoTexts.nameRequired : tooLong(name)}
        slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off' } }}
      />
      <KeepOrTake theirs={theirs} onKeep={submit} onTake={() => onClose()} />
      {asks && isRenamed && (
        <Alert severity="info" role="status">
          <AlertTitle>{changeRequestTexts.sharedTitle.who}</AlertTitle>
          {changeRequestTexts.sharedText}
        </Alert>
      )}
      {taken !== null && taken === wanted && <TakenName who={who} name={taken} place={place} onDone={onClose} />}
      <LabelInputs value={labels} onChange={setLabels} />
    </FormDialog>
  );
}
