import { useState } from 'react';
import type { LinkType } from '#shared/model/company/settings.ts';
import type { Who } from '#shared/model/who/who.ts';
import * as texts from '#shared/texts/what/information.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Autocomplete } from '#web/components/input/Autocomplete.tsx';
import { TextField } from '#web/components/input/TextField.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { nothingMatches } from '#web/components/search/nothingMatches.ts';
import { FieldError } from './FieldError.tsx';
import { LinkTypeField } from './LinkTypeField.tsx';

type Chosen = { ids: readonly string[]; linkTypeId: string };
type Props = {
  value: Chosen;
  onChange: (value: Chosen) => void;
  /** The Whos that can be linked. */
  whos: readonly Who[];
  types: readonly LinkType[];
  /** The error of the choice. */
  message: string | undefined;
  onAdd: () => void;
  /** True while the Whos are being linked. */
  loading?: boolean;
};

/** One or more Whos and the type of the link to them; both are required (rule who.13). */
export function WhoInputs({ value, onChange, whos, types, message, onAdd, loading = false }: Props) {
  const [typed, setTyped] = useState('');
  const chosen = whos.filter(({ id }) => value.ids.includes(id));
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
        <Autocomplete
          multiple
          disableCloseOnSelect
          inputValue={typed}
          // Each render passes a new list of chosen Whos, which must not empty the field.
          onInputChange={(_event, text, reason) => reason !== 'reset' && setTyped(text)}
          noOptionsText={typed.trim() === '' ? texts.noWhosLeft : nothingMatches(typed)}
          size="small"
          options={whos}
          value={chosen}
          onChange={(_, next) => onChange({ ...value, ids: next.map(({ id }) => id) })}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(option, other) => option.id === other.id}
          renderInput={(params) => <TextField {...params} label={texts.whosToLink} />}
          sx={{
            flex: '2 1 200px',
            minWidth: 0,
            '& .MuiAutocomplete-inputRoot.MuiInputBase-sizeSmall': { py: '1px' },
            '& .MuiAutocomplete-input.MuiAutocomplete-input': { py: '4px' },
          }}
        />
        <LinkTypeField
          label={texts.linkType}
          value={value.linkTypeId}
          onChange={(linkTypeId) => onChange({ ...value, linkTypeId })}
          types={types}
        />
        <Button
          variant="outlined"
          disabled={value.linkTypeId === '' || chosen.length === 0}
          busy={loading}
          onClick={onAdd}
        >
          {texts.link}
        </Button>
      </Box>
      <FieldError text={message} />
    </Box>
  );
}
