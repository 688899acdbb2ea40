import { useState } from 'react';
import * as inboxTexts from '#shared/texts/inbox.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { bell } from '#web/components/controls/icons.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { Badge } from '../shell/Badge.tsx';
import styles from '../shell/shell.module.css';

const Inbox = lazyDialog(() => import('./Inbox.tsx').then((file) => file.Inbox));

/** The bell with the number of all that waits for the user, which opens their inbox (rule screen.35). */
export function InboxButton({ waiting }: { waiting: number }) {
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={setButton}
        aria-label={waiting === 0 ? inboxTexts.title : inboxTexts.opened({ count: waiting })}
        title={inboxTexts.title}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={styles['bell']}
      >
        <Icon path={bell} />
        <Badge count={waiting} className={styles['badge']} />
      </IconButton>
      <Inbox open={open} onClose={() => setOpen(false)} anchorEl={button} />
    </>
  );
}
