import type { Integration } from '#shared/model/integration/integration.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import type { IntegrationDialogName } from './IntegrationMenu.tsx';

const ConnectDialogs = lazyDialog(() =>
  import('#web/features/integration/connect/ConnectDialogs.tsx').then((file) => file.ConnectDialogs),
);
const EditIntegrationDialog = lazyDialog(() =>
  import('./EditIntegrationDialog.tsx').then((file) => file.EditIntegrationDialog),
);
const DeleteIntegrationDialog = lazyDialog(() =>
  import('./DeleteIntegrationDialog.tsx').then((file) => file.DeleteIntegrationDialog),
);
const DriftDialog = lazyDialog(() => import('./DriftDialog.tsx').then((file) => file.DriftDialog));
const JournalDialog = lazyDialog(() => import('./JournalDialog.tsx').then((file) => file.JournalDialog));
const MappingDialog = lazyDialog(() => import('./MappingDialog.tsx').then((file) => file.MappingDialog));

/** A dialog of the tab. Each time it opens it has another key, so that nothing typed is left in it. */
export type OpenedDialog = {
  what: { name: 'add' } | { name: IntegrationDialogName; integration: Integration };
  open: boolean;
  key: number;
};

type Props = { opened: OpenedDialog | undefined; onClose: () => void };

/** The dialogs of the tab, of which at most one is open. */
export function IntegrationDialogs({ opened, onClose }: Props) {
  if (opened === undefined) return null;
  const { what, open, key } = opened;
  const shared = { open, onClose };
  switch (what.name) {
    case 'add':
      return <ConnectDialogs key={key} {...shared} />;
    case 'connect':
      return <ConnectDialogs key={key} {...shared} integration={what.integration} />;
    case 'edit':
      return <EditIntegrationDialog key={key} {...shared} integration={what.integration} />;
    case 'mapping':
      return <MappingDialog key={key} {...shared} integration={what.integration} />;
    case 'drift':
      return <DriftDialog key={key} {...shared} integration={what.integration} />;
    case 'journal':
      return <JournalDialog key={key} {...shared} integration={what.integration} />;
    case 'delete':
      return <DeleteIntegrationDialog key={key} {...shared} integration={what.integration} />;
  }
}
