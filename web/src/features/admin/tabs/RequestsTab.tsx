import Box from '@mui/material/Box';
import { AccessRequestsSection } from '../components/AccessRequestsSection.tsx';

/** What waits for an administrator: people who ask to be let in. */
export function RequestsTab() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
      <AccessRequestsSection />
    </Box>
  );
}
