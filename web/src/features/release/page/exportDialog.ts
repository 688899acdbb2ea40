import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';

/** Exports the epics of a release to Jira; loaded when it first opens. */
export const ExportReleaseDialog = lazyDialog(() =>
  import('#web/features/integration/release_export/ExportReleaseDialog.tsx').then((file) => file.ExportReleaseDialog),
);
