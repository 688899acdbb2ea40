import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { MAX_LINKED_WHOS } from '#shared/model/limits.ts';
import type { LinkType } from '#shared/model/settings.ts';
import type { Who } from '#shared/model/who.ts';
import { informationTexts as texts } from '#shared/texts/information.ts';
import { useContainerId } from '../board/boardContext.ts';
import { useMapCommand } from '../hooks/useMapCommand.ts';
import { Complaint } from './Complaint.tsx';

/** Links one or more Whos by one type; both are needed (foundation §5). Those that are linked already are not offered. */
export function AddWhoLinks({ whatId, whos, types }: { whatId: string; whos: readonly Who[]; types: readonly LinkType[] }) {
  const containerId = useContainerId();
  const [linkTypeId, setLinkTypeId] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const add = useMapCommand('add_what_who_links', { onSuccess: () => setChosen([]) });
  // Somebody else may have linked or deleted one meanwhile.
  const wanted = whos.filter(({ id }) => chosen.includes(id));
  const submit = () => {
    if (linkTypeId !== '' && wanted.length > 0 && !add.isPending) add.mutate({ containerId, whatId, linkTypeId, whoIds: wanted.map(({ id }) => id).slice(0, MAX_LINKED_WHOS) });
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
        <Autocomplete
          multiple
          disableCloseOnSelect
          size="small"
          options={whos}
          value={wanted}
          onChange={(_, next) => setChosen(next.map(({ id }) => id))}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          renderInput={(params) => <TextField {...params} label={texts.whosToLink} />}
          sx={{ flex: '2 1 200px', minWidth: 0, '& .MuiAutocomplete-inputRoot.MuiInputBase-sizeSmall': { py: '1px' }, '& .MuiAutocomplete-input.MuiAutocomplete-input': { py: '4px' } }}
        />
        <TextField select label={texts.linkType} value={linkTypeId} onChange={(event) => setLinkTypeId(event.target.value)} sx={{ flex: '1 1 140px', width: 'auto' }}>
          {types.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" disabled={linkTypeId === '' || wanted.length === 0} loading={add.isPending} onClick={submit}>
          {texts.link}
        </Button>
      </Box>
      <Complaint text={add.error?.message} />
    </Box>
  );
}
