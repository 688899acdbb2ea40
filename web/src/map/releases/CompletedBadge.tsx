import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import { releaseTexts as texts } from '#shared/texts/releases.ts';

/** Shows that a release is completed. */
export function CompletedBadge() {
  return (
    <Box component="span" sx={badge}>
      <CheckCircle sx={{ fontSize: 16 }} />
      {texts.completed}
    </Box>
  );
}

const badge = {
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: '2px',
  borderRadius: 'var(--storyd-radius)',
  fontSize: 'caption.fontSize',
  color: 'success.main',
  border: '1px solid currentColor',
} as const;
