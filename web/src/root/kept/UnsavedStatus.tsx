import { useState } from 'react';
import * as texts from '#shared/texts/unsaved.ts';
import { counted } from '#web/board/selection/words.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { useUnsaved } from '#web/replica/kept/keptContext.ts';
import styles from './kept.module.css';

const UnsavedDialog = lazyDialog(() => import('./UnsavedDialog.tsx').then((file) => file.UnsavedDialog));

/** Says which edits wait for the network, and which the server has refused; nothing while all are saved. */
export function UnsavedStatus() {
  const { stalled, refused, isLasting } = useUnsaved();
  const [open, setOpen] = useState(false);
  const isNotKept = !isLasting && stalled.length + refused.length > 0;
  return (
    <>
      <div role="status" className={styles['status']}>
        {stalled.length > 0 && (
          <Text as="span" look="compact" quiet>
            {counted(texts.waiting, stalled.length)}
          </Text>
        )}
        {isNotKept && (
          <Text as="span" look="compact">
            {texts.notKept}
          </Text>
        )}
      </div>
      {refused.length > 0 && (
        <Button onClick={() => setOpen(true)} className={styles['refused']}>
          {counted(texts.refused, refused.length)}
        </Button>
      )}
      <UnsavedDialog open={open && refused.length > 0} onClose={() => setOpen(false)} />
    </>
  );
}
