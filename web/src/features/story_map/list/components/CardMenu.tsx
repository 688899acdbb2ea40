import { useState } from 'react';
import type { StoryMapCard as Card } from '#shared/model/story_map/storyMap.ts';
import * as commonTexts from '#shared/texts/common.ts';
import * as duplicateTexts from '#shared/texts/story_map/duplicate.ts';
import * as storyMapsTexts from '#shared/texts/story_map/storyMaps.ts';
import { paths } from '#web/base/paths.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { more } from '#web/components/controls/pageIcons.ts';
import type { ActionMenuProps } from '#web/components/dialog/ActionMenu.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';

const ActionMenu = lazyDialog<ActionMenuProps>(() =>
  import('#web/components/dialog/ActionMenu.tsx').then((file) => file.ActionMenu),
);
const OwnerPopover = lazyDialog(() =>
  import('#web/components/people/OwnerPopover.tsx').then((file) => file.OwnerPopover),
);

type Props = { map: Card; isOwner: boolean; onDuplicate: () => void; onDelete: () => void };

/** The actions on a story map of the list. */
export function CardMenu({ map: { id, name, owner }, isOwner, onDuplicate, onDelete }: Props) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [opened, setOpened] = useState<'menu' | 'owner' | null>(null);
  const label = storyMapsTexts.actions({ name });
  const about = { anchor: button, onClose: () => setOpened(null) };
  return (
    <>
      <IconButton
        ref={setButton}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened === 'menu'}
        onClick={() => setOpened('menu')}
      >
        <Icon path={more} />
      </IconButton>
      <ActionMenu
        {...about}
        open={opened === 'menu'}
        label={label}
        groups={[
          [
            {
              label: commonTexts.openInNewTab,
              act: () => window.open(paths.storyMap(id), '_blank', 'noopener'),
            },
            { label: duplicateTexts.action, act: onDuplicate },
            { label: storyMapsTexts.viewOwner, act: () => setOpened('owner') },
          ],
          [
            {
              label: storyMapsTexts.delete,
              act: onDelete,
              reason: isOwner ? undefined : storyMapsTexts.deleteOwnerOnly,
            },
          ],
        ]}
      />
      <OwnerPopover {...about} open={opened === 'owner'} owner={owner} />
    </>
  );
}
