import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { settingsTexts } from '#shared/texts/settings.ts';
import { QuietButton } from '#web/components/QuietButton.tsx';

const texts = settingsTexts.uses;

type Props = {
  name: string;
  /** A mark before the name. */
  mark?: ReactNode;
  /** The switch: its word, its whole name for screen readers, and its state. */
  switched: { text: string; label: string; on: boolean };
  busy: boolean;
  onSwitch: (on: boolean) => void;
  onEdit: () => void;
  /** How often it is used, if that was counted. */
  uses?: number | undefined;
  /** The row's id in a list whose rows can be dragged. */
  row?: string;
  /** More buttons. */
  children?: ReactNode;
};

/** A setting in its list: its name, whether it is offered, and what changes it. */
export function SettingRow({ name, mark, switched, busy, onSwitch, onEdit, uses, row: id, children }: Props) {
  return (
    <Box component="li" data-row={id} sx={row}>
      {mark}
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography
          variant="body2"
          dir="auto"
          sx={{ minWidth: 0, overflowWrap: 'anywhere', color: switched.on ? undefined : 'text.secondary' }}
        >
          {name}
        </Typography>
        {uses !== undefined && (
          <Typography component="span" variant="caption" color="textSecondary">
            {uses === 0 ? texts.none : fill(texts.some[uses === 1 ? 'one' : 'other'], { count: uses })}
          </Typography>
        )}
      </Box>
      <FormControlLabel
        label={switched.text}
        disabled={busy}
        slotProps={{
          typography: {
            variant: 'body2',
            color: 'textSecondary',
            sx: { typography: 'body2', display: { xs: 'none', sm: 'block' } },
          },
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
  // A long press picks the row up, and does not select its text.
  '&[data-row]': { cursor: 'grab', userSelect: 'none', WebkitTouchCallout: 'none' },
} as const;
