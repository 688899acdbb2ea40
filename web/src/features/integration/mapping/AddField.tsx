import { useState } from 'react';
import type { IssueField } from '#shared/model/integration/fieldMapping.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import { Autocomplete } from '#web/components/input/Autocomplete.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { useCutOptions } from '#web/components/search/useCutOptions.tsx';

const MAX_OFFERED = 50;

/** Adds rows for fields; the list stays open, so that several are added one after another. */
export function AddField({ fields, onAdd }: { fields: readonly IssueField[]; onAdd: (field: IssueField) => void }) {
  const [typed, setTyped] = useState('');
  const cut = useCutOptions<IssueField>(MAX_OFFERED);
  return (
    <Autocomplete
      options={fields}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => setTyped(reason === 'selectOption' ? '' : text)}
      {...cut}
      disableCloseOnSelect
      autoHighlight
      onChange={(_event, field) => {
        if (field !== null) onAdd(field);
        setTyped('');
      }}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      noOptionsText={texts.noFieldsLeft}
      renderInput={(params) => <TextField {...params} label={texts.addField} />}
    />
  );
}
