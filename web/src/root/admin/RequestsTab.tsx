import { lazy, Suspense } from 'react';
import { withMuiTheme } from '#web/base/theme/MuiTheme.tsx';
import { Box } from '#web/components/layout/Box.tsx';
import { AccessRequestsSection } from '#web/features/people/users/components/AccessRequestsSection.tsx';

const EscalatedRequestsSection = lazy(() =>
  import('#web/features/change_request/EscalatedRequestsSection.tsx').then((file) => ({
    default: file.EscalatedRequestsSection,
  })),
);

const OwnerlessMapsSection = lazy(() =>
  import('#web/features/people/hand_over/OwnerlessMapsSection.tsx').then((file) => ({
    default: file.OwnerlessMapsSection,
  })),
);

/** What waits for an administrator: people who ask to be let in, ownerless story maps, and escalated change requests. */
export const Component = withMuiTheme(function RequestsTab() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 8 }}>
      <AccessRequestsSection />
      <Suspense>
        <OwnerlessMapsSection />
        <EscalatedRequestsSection />
      </Suspense>
    </Box>
  );
});
