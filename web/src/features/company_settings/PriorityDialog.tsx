import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DEFAULT_PRIORITY_COLOR, type Priority } from '#shared/model/settings.ts';
import { hardToSeeIn } from '#shared/rules/colors.ts';
import { fill } from '#shared/texts/fill.ts';
import { settingsTexts } from '#shared/texts/settings.ts';
import { callKey, useCommand } from '#web/api/queries.ts';
import { FormDialog } from '#web/components/FormDialog.tsx';
import { KeepOrTake } from '#web/components/KeepOrTake.tsx';
import { useTyped } from '#web/components/useTyped.ts';
import { theirsIn } from '#web/replica/entity.ts';

type Props = {
  /** The priority to change; null for a new one. */
  priority: Priority | null;
  open: boolean;
  onClose: () => void;
};

/** Name and colour of a priority, new or not; a new one is dark red (rules company.9, company.16). */
export function PriorityDialog({ priority, open, onClose }: Props) {
  const cache = useQueryClient();
  const colorId = useId();
  const { typed, set, trimmed: name, seen } = useTyped(priority?.name ?? '', open);
  const { typed: color, set: setColor } = useTyped(priority?.color ?? DEFAULT_PRIORITY_COLOR, open);
  const [isTried, setTried] = useState(false);
  const close = () => {
    add.reset();
    change.reset();
    setTried(false);
    onClose();
  };
  const add = useCommand('add_priority', {
    onSuccess: async () => {
      await cache.invalidateQueries({ queryKey: callKey('company_settings') });
      close();
    },
  });
  const change = useCommand('change_priority', { onSuccess: () => close() });
  const theirs = theirsIn(change.error, 'name');
  const problem = isTried && name === '' ? settingsTexts.priorityNameEmpty : undefined;
  const submit = () => {
    setTried(true);
    if (name === '') return;
    if (priority === null) add.mutate({ name, color });
    else change.mutate({ id: priority.id, name, color, expect: { name: theirs ?? seen } });
  };
  return (
    <FormDialog
      open={open}
      title={priority === null ? settingsTexts.newPriority : fill(settingsTexts.edit, { name: priority.name })}
      onSubmit={submit}
      onClose={close}
      submitLabel={priority === null ? settingsTexts.add : settingsTexts.save}
      loading={add.isPending || change.isPending}
      error={add.error ?? (theirs === undefined ? change.error : null)}
    >
      <TextField
        label={settingsTexts.name}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => set(target.value)}
        error={problem !== undefined}
        helperText={problem}
      />
      <KeepOrTake theirs={theirs} onKeep={submit} onTake={close} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Typography component="label" htmlFor={colorId} variant="body2" sx={{ fontWeight: 500 }}>
          {settingsTexts.color}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Box
            component="input"
            id={colorId}
            type="color"
            value={color}
            onChange={({ target }) => setColor(target.value)}
            sx={swatch}
          />
          <Typography variant="body2" color="textSecondary">
            {color.toUpperCase()}
          </Typography>
        </Box>
        <div role="status">
          {hardToSeeIn(color).map((theme) => (
            <Typography key={theme} variant="body2" sx={{ color: 'warning.main' }}>
              {settingsTexts.hardToSee[theme]}
            </Typography>
          ))}
        </div>
      </Box>
    </FormDialog>
  );
}

const swatch = {
  width: 56,
  height: 'var(--storyd-control)',
  p: 0.5,
  border: '1px solid var(--storyd-border-strong)',
  borderRadius: 'var(--storyd-radius)',
  backgroundColor: 'var(--storyd-surface)',
  cursor: 'pointer',
} as const;
