import { useRef, useState } from 'react';
import type { IssueField } from '#shared/model/integration/fieldMapping.ts';
import * as texts from '#shared/texts/integration/fieldMapping.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { check } from '#web/components/controls/pageIcons.ts';
import { Autocomplete } from '#web/components/input/Autocomplete.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { nothingMatches } from '#web/components/search/nothingMatches.ts';
import { useCutOptions } from '#web/components/search/useCutOptions.tsx';

const MAX_OFFERED = 50;

type Props = { fields: readonly IssueField[]; onAdd: (fields: readonly IssueField[]) => void };

/** Chooses one or more of Jira's fields and adds their rows at once (rule mapping.5). */
export function AddField({ fields, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const [ids, setIds] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const cut = useCutOptions<IssueField>(MAX_OFFERED);
  // In the order in which they were chosen, without those that have got a row meanwhile.
  const chosen = ids.flatMap((id) => fields.find((field) => field.id === id) ?? []);
  const add = () => {
    onAdd(chosen);
    setIds([]);
    setTyped('');
    // The button is disabled now and would lose the focus.
    input.current?.focus();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
      <Autocomplete
        multiple
        disableCloseOnSelect
        autoHighlight
        options={fields}
        value={chosen}
        onChange={(_event, next) => setIds(next.map(({ id }) => id))}
        inputValue={typed}
        // Each render passes a new list of chosen fields, which must not empty the field.
        onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
        {...cut}
        getOptionKey={({ id }) => id}
        getOptionLabel={({ name }) => name}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        noOptionsText={typed.trim() === '' ? texts.noFieldsLeft : nothingMatches(typed)}
        renderOption={({ key, ...props }, { name }, { selected }) => (
          <li key={key} {...props}>
            <Icon path={check} style={{ marginInlineEnd: 8, visibility: selected ? 'visible' : 'hidden' }} />
            <span dir="auto">{name}</span>
          </li>
        )}
        renderInput={(params) => <TextField {...params} inputRef={input} label={texts.addFields} />}
        sx={{ flex: '1 1 240px', minWidth: 0 }}
      />
      <Button variant="outlined" disabled={chosen.length === 0} onClick={add}>
        {chosen.length === 0 ? texts.add : texts.addChosen({ count: chosen.length })}
      </Button>
    </Box>
  );
}
