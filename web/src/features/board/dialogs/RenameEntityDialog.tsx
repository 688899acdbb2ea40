import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { ErrorCode } from '#shared/CallError.ts';
import { nameRefusal } from '#shared/model/textRule.ts';
import { changeRequestTexts as texts } from '#shared/texts/changeRequests.ts';
import { fill } from '#shared/texts/fill.ts';
import { FormDialog } from '#web/components/FormDialog.tsx';
import { KeepOrTake } from '#web/components/KeepOrTake.tsx';
import { type RenamedEntity, useRenameEntity } from '#web/map/components/useRenameEntity.ts';
import { oneLine } from '#web/map/selection/oneLine.ts';

type Props = {
  entity: RenamedEntity;
  /** What was typed already. */
  typed?: string;
  /** It is known that other story maps use the entity. */
  shared?: boolean;
  onClose: () => void;
  /** It is changed or asked for; `onClose` unless given. */
  onDone?: () => void;
  /** Takes over when another entity of the company has the text; without it the dialog says so. */
  onTaken?: (text: string) => void;
};

const TAKEN: readonly ErrorCode[] = ['description-taken', 'name-taken'];

/**
 * Gives an Activity another description or a Who another name: at once while only this story map uses it, else by asking the others (rules change.1, change.2).
 * The dialog says which of the two it will be before anything is sent.
 */
export function RenameEntityDialog({
  entity,
  typed = entity.name,
  shared = false,
  onClose,
  onDone = onClose,
  onTaken,
}: Props) {
  const { kind, name } = entity;
  const [text, setText] = useState(typed);
  const [wrong, setWrong] = useState<string | null>(null);
  const { asks, rename, loading, error, theirs } = useRenameEntity(entity, {
    shared,
    onDone,
    onRefused: ({ code }, refused) => {
      if (TAKEN.includes(code)) onTaken?.(refused);
    },
  });
  const submit = () => {
    const wanted = oneLine(text);
    const refusal = wanted === '' ? texts.required[kind] : wanted === name ? texts.same : nameRefusal(wanted);
    setWrong(refusal);
    if (refusal === null) rename(wanted);
  };
  return (
    <FormDialog
      open
      title={fill(texts.title[kind], { name })}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={asks ? texts.ask : texts.save}
      loading={loading}
      error={error}
    >
      <TextField
        label={texts.label[kind]}
        required
        multiline
        maxRows={6}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          // A text of one line; breaks come from pasting.
          setText(target.value.replace(/\s*\n\s*/g, ' '));
          setWrong(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
        error={wrong !== null}
        helperText={wrong}
      />
      <KeepOrTake theirs={theirs} onKeep={submit} onTake={onClose} />
      {asks && (
        <Alert severity="info" role="status">
          <AlertTitle>{texts.sharedTitle[kind]}</AlertTitle>
          {texts.sharedText}
        </Alert>
      )}
    </FormDialog>
  );
}
