import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { settingsTexts } from '#shared/texts/settings.ts';
import { QuietButton } from '#web/components/QuietButton.tsx';
import type { DragProps } from './useRowDrag.ts';

type Props = {
  name: string;
  /** A mark before the name. */
  mark?: ReactNode;
  /** The switch: its word, its whole name for screen readers, and its state. */
  switched: { text: string; label: string; on: boolean };
  busy: boolean;
  onSwitch: (on: boolean) => void;
  onEdit: () => void;
  drag?: DragProps;
  /** More buttons. */
  children?: ReactNode;
};

/** A setting in its list: its name, whether it is offered, and what changes it. */
export function SettingRow({ name, mark, switched, busy, onSwitch, onEdit, drag = {}, children }: Props) {
  return (
    <Box component="li" {...drag} sx={row}>
      {mark}
      <Typography
        variant="body2"
        dir="auto"
        sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', color: switched.on ? undefined : 'text.secondary' }}
      >
        {name}
      </Typography>
      <FormControlLabel
        label={switched.text}
        disabled={busy}
        slotProps={{
          typography: { variant: 'body2', color: 'textSecondary', sx: { display: { xs: 'none', sm: 'block' } } },
        }}
        control={
          <Switch
            size="small"
            checked={switched.on}
            onChange={({ target }) => onSwitch(target.checked)}
            slotProps={{ input: { 'aria-label': switched.label } }}
          />
        }
        sx={{ mr: 1 }}
      />
      {children}
      <QuietButton label={fill(settingsTexts.edit, { name })} onClick={onEdit}>
        <EditOutlined fontSize="small" />
      </QuietButton>
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 44,
  pl: 4,
  pr: 2,
  '& + &': { borderTop: '1px solid var(--storyd-border)' },
  '&[data-over="true"]': { boxShadow: 'inset 0 2px var(--storyd-accent)' },
  '&[draggable="true"]': { cursor: 'grab' },
} as const;
