import { lazy, Suspense } from 'react';

const AccessDeniedMessage = lazy(() =>
  import('./AccessDeniedMessage.tsx').then((file) => ({ default: file.AccessDeniedMessage })),
);

/** Replaces a map without access. Its code loads then, since most visits never show it. */
export const AccessDenied = ({ containerId }: { containerId: string }) => (
  <Suspense fallback={null}>
    <AccessDeniedMessage containerId={containerId} />
  </Suspense>
);
