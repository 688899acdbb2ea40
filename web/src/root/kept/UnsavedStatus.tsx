import { useMemo } from 'react';
import * as texts from '#shared/texts/unsaved.ts';
import { useSession } from '#web/base/session/useSession.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import { KeptContext, useUnsaved } from '#web/replica/kept/keptContext.ts';
import { ownerOf } from '#web/replica/story_map/known/knownMaps.ts';
import { keepingOf } from './keeping.ts';
import styles from './kept.module.css';
import { useLeaving } from './useLeaving.ts';

const LeaveDialog = lazyDialog(() => import('./dialogs.ts').then((file) => file.LeaveDialog));
const UnsavedDialog = lazyDialog(() => import('./dialogs.ts').then((file) => file.UnsavedDialog));

type Props = Openable & { onOpen: () => void };

/**
 * Says which edits of the signed-in user wait for the network, and opens a list of those that the server has refused.
 * Shows nothing while all are saved.
 */
export function UnsavedStatus(props: Props) {
  const { uid, company, emailVerified } = useSession();
  if (uid === undefined || company === undefined || !emailVerified) return null;
  return <StatusOf owner={ownerOf({ company, uid })} {...props} />;
}

function StatusOf({ owner, ...props }: Props & { owner: string }) {
  const keeping = useMemo(() => keepingOf(owner), [owner]);
  return (
    <KeptContext value={keeping}>
      <Status {...props} />
    </KeptContext>
  );
}

function Status({ open, onOpen, onClose }: Props) {
  const { stalled, refused, isLasting } = useUnsaved();
  const leaving = useLeaving();
  const isNotKept = !isLasting && stalled.length + refused.length > 0;
  return (
    <>
      <div role="status" className={styles['status']}>
        {stalled.length > 0 && (
          <Text as="span" look="compact" quiet>
            {texts.waiting({ count: stalled.length })}
          </Text>
        )}
        {isNotKept && (
          <Text as="span" look="compact">
            {texts.notKept}
          </Text>
        )}
      </div>
      {refused.length > 0 && (
        <Button onClick={onOpen} className={styles['refused']}>
          {texts.refused({ count: refused.length })}
        </Button>
      )}
      <LeaveDialog
        open={leaving !== undefined}
        typed={leaving?.typed ?? 0}
        onClose={() => leaving?.give(false)}
        onLeave={() => leaving?.give(true)}
      />
      <UnsavedDialog open={open && refused.length > 0} onClose={onClose} />
    </>
  );
}
