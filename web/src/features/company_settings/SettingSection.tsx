import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { settingsTexts } from '#shared/texts/settings.ts';

type Props = {
  title: string;
  help: string;
  addLabel: string;
  onAdd: () => void;
  /** The rows. */
  children: readonly ReactNode[];
};

/** A list of settings with its heading and the button that adds one. */
export function SettingSection({ title, help, addLabel, onAdd, children }: Props) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography id={titleId} component="h2" variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button size="small" variant="outlined" startIcon={<Add />} aria-label={addLabel} onClick={onAdd}>
          {settingsTexts.add}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {help}
      </Typography>
      {children.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {settingsTexts.none}
        </Typography>
      ) : (
        <Box component="ul" aria-labelledby={titleId} sx={list}>
          {children}
        </Box>
      )}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: '1px solid var(--storyd-border)',
  borderRadius: 'var(--storyd-radius)',
  backgroundColor: 'var(--storyd-surface)',
} as const;
