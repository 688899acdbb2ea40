import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import * as informationTexts from '#shared/texts/what/information.ts';

/** A read-only field. */
export function Fact({ label, value }: { label: string; value: string | undefined }) {
  return (
    <Box data-empty={value === undefined || undefined}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography
        variant="body1"
        color={value === undefined ? 'textSecondary' : 'textPrimary'}
        sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
      >
        {value ?? informationTexts.none}
      </Typography>
    </Box>
  );
}
