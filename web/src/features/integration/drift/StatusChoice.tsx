import { useState } from 'react';
import * as texts from '#shared/texts/integration/drift.ts';
import { RadioGroup } from '#web/components/controls/RadioGroup.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import type { SettlingMutation } from './useSettling.ts';

/** Asks which status in Jira stands for completed work, where the workflow of an issue leads to several. */
export function StatusChoice({ settling: { data, variables, mutate, reset } }: { settling: SettlingMutation }) {
  const choices = data?.choices;
  const [shown, setShown] = useState(choices);
  const [status, setStatus] = useState('');
  // A dialog that closes still shows what it has asked.
  if (choices !== undefined && choices !== shown) {
    setShown(choices);
    setStatus('');
  }
  if (shown === undefined) return null;
  return (
    <FormDialog
      open={choices !== undefined}
      title={texts.chooseStatus}
      submitLabel={texts.ways.ours}
      incomplete={status === ''}
      loading={false}
      error={null}
      onSubmit={() => variables !== undefined && mutate({ ...variables, status })}
      onClose={reset}
    >
      <RadioGroup
        aria-label={texts.chooseStatus}
        value={status}
        options={shown.map((name) => ({ value: name, text: name }))}
        onChange={setStatus}
      />
    </FormDialog>
  );
}
