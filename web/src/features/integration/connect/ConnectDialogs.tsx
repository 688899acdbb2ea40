import { useState } from 'react';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { AddIntegrationDialog } from './AddIntegrationDialog.tsx';
import { type Added, CredentialDialog } from './CredentialDialog.tsx';

type Props = Openable & {
  /** A connection that lacks its credential; without one a new one is made first. */
  integration?: Added | undefined;
};

/**
 * Connects with Jira in two steps: what it is and where, then its credential. Give it another key each time it opens,
 * so that nothing typed is left in it.
 */
export function ConnectDialogs({ open, onClose, integration }: Props) {
  const [added, setAdded] = useState(integration);
  return (
    <>
      <AddIntegrationDialog open={open && added === undefined} onClose={onClose} onAdded={setAdded} />
      {added !== undefined && <CredentialDialog open={open} integration={added} onClose={onClose} />}
    </>
  );
}
