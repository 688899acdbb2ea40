import { useState } from 'react';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { person } from '#web/components/controls/icons.ts';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import styles from './ownerButton.module.css';

const OwnerPopover = lazyDialog(() => import('./OwnerPopover.tsx').then((file) => file.OwnerPopover));

/** Shows the owner of a story map or an initiative on request. */
export function OwnerButton({ owner }: { owner: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  return (
    <>
      <Button
        aria-label={storyMapsTexts.viewOwner}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        className={styles['button']}
      >
        <Icon path={person} />
        <span className={styles['label']}>{storyMapsTexts.viewOwner}</span>
      </Button>
      <OwnerPopover open={isOpen} onClose={() => setAnchor(null)} anchor={anchor} owner={owner} />
    </>
  );
}
