import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { LinkType } from '#shared/model/settings.ts';
import { isReferenceName, isSameReference, REFERENCE_NOT_HTTPS } from '#shared/model/references.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { informationTexts as texts } from '#shared/texts/information.ts';
import { useContainerId } from '../board/boardContext.ts';
import { useDetailCommand } from './useDetails.ts';

/** Adds a reference when it has both a name and a type and is not there yet (foundation §5). */
export function AddReference({ whatId, links, types }: { whatId: string; links: readonly { name: string; type: string }[]; types: readonly LinkType[] }) {
  const containerId = useContainerId();
  const [typed, setTyped] = useState('');
  const [type, setType] = useState('');
  const [wrong, setWrong] = useState<string>();
  const add = useDetailCommand('add_what_reference_link');
  const name = typed.trim();
  const submit = () => {
    if (name === '' || type === '' || add.isPending) return;
    if (!isReferenceName(name)) setWrong(REFERENCE_NOT_HTTPS);
    else if (links.some((link) => isSameReference(link, { name, type }))) setWrong(errorTexts.referenceExists);
    else add.mutate({ containerId, whatId, name, type }, { onSuccess: () => setTyped('') });
  };
  const message = wrong ?? add.error?.message;
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        submit();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}
    >
      <TextField
        label={texts.referenceName}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setWrong(undefined);
          add.reset();
        }}
        error={message !== undefined}
        helperText={message}
        sx={{ flex: '2 1 200px', width: 'auto' }}
        slotProps={{ htmlInput: { autoComplete: 'off', dir: 'auto' } }}
      />
      <TextField
        select
        label={texts.referenceType}
        value={type}
        onChange={(event) => {
          setType(event.target.value);
          setWrong(undefined);
        }}
        sx={{ flex: '1 1 120px', width: 'auto' }}
      >
        {types.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {one.name}
          </MenuItem>
        ))}
      </TextField>
      {/* As far down as the fields, whose labels stand above them. */}
      <Button type="submit" variant="outlined" disabled={name === '' || type === ''} loading={add.isPending} sx={{ mt: '24px' }}>
        {texts.addReference}
      </Button>
    </Box>
  );
}
