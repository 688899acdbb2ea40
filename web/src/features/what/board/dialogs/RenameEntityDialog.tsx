import { useState } from 'react';
import type { ErrorCode } from '#shared/CallError.ts';
import { nameError } from '#shared/model/textRule.ts';
import * as texts from '#shared/texts/changeRequests.ts';
import { isTypingEnd } from '#web/base/browser/keys.ts';
import { oneLine } from '#web/board/selection/oneLine.ts';
import { KeepOrTake } from '#web/components/conflict/KeepOrTake.tsx';
import { Alert, AlertTitle } from '#web/components/controls/Alert.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import { OfferedText } from '#web/components/field/OfferedText.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { useKeptText } from '#web/replica/kept/useKeptText.ts';
import { mapScope } from '#web/replica/scopes.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { type RenamedEntity, useRenameEntity } from '#web/replica/story_map/useRenameEntity.ts';

type Props = {
  entity: RenamedEntity;
  /** The text already typed. */
  typed?: string;
  /** Other story maps are known to use the entity. */
  shared?: boolean;
  onClose: () => void;
  /** Called after the change or the request; defaults to `onClose`. */
  onDone?: () => void;
  /** Takes over when another entity of the company has the text; without it the dialog shows the error. */
  onTaken?: (text: string) => void;
};

const TAKEN: readonly ErrorCode[] = ['description-taken', 'name-taken'];

/**
 * Gives an Activity another description or a Who another name: directly while only this story map uses it, otherwise by
 * a request to the others (rules change.1, change.2). The dialog says which of the two applies before it sends
 * anything.
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
  const kept = useKeptText({ scope: mapScope(useContainerId()), entity: entity.id, field: 'name' });
  const [wrong, setWrong] = useState<string | null>(null);
  const { asks, rename, loading, error, theirs } = useRenameEntity(entity, {
    shared,
    onDone: () => {
      kept.forget();
      onDone();
    },
    onRefused: ({ code }, refused) => {
      if (TAKEN.includes(code)) onTaken?.(refused);
    },
  });
  const close = () => {
    kept.forgetTyped();
    onClose();
  };
  const submit = () => {
    const wanted = oneLine(text);
    const refusal = wanted === '' ? texts.required[kind] : wanted === name ? texts.same : nameError(wanted);
    setWrong(refusal);
    if (refusal === null) rename(wanted);
  };
  return (
    <FormDialog
      open
      title={texts.title[kind]({ name })}
      onSubmit={submit}
      onClose={close}
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
          // Pasted line breaks become spaces, since the text has one line.
          const next = target.value.replace(/\s*\n\s*/g, ' ');
          kept.keep(next, name);
          setText(next);
          setWrong(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isTypingEnd(event)) return;
          event.preventDefault();
          submit();
        }}
        error={wrong !== null}
        helperText={wrong}
      />
      <OfferedText
        offered={kept.offered?.text === text ? undefined : kept.offered}
        onAccept={() => {
          setText(kept.offered?.text ?? text);
          kept.accept();
        }}
        onForget={kept.forget}
      />
      <KeepOrTake theirs={theirs} onKeep={submit} onTake={close} />
      {asks && (
        <Alert severity="info" role="status">
          <AlertTitle>{texts.sharedTitle[kind]}</AlertTitle>
          {texts.sharedText}
        </Alert>
      )}
    </FormDialog>
  );
}
