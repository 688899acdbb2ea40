import { useState } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import type { Initiative } from '#shared/model/initiative/initiative.ts';
import * as texts from '#shared/texts/initiatives.ts';
import { IconButton } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { tune } from '#web/components/controls/pageIcons.ts';
import { Tooltip } from '#web/components/controls/Tooltip.tsx';
import type { ActionMenuProps } from '#web/components/dialog/ActionMenu.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import type { InitiativeBoard } from '#web/replica/initiative/board.ts';
import type { AddReleasesProps } from '../dialogs/AddReleasesDialog.tsx';
import type { HeadProps } from '../dialogs/HeadDialogs.tsx';
import type { MembersProps } from '../dialogs/MembersDialog.tsx';
import type { WhatsProps } from '../dialogs/WhatsDialog.tsx';
import type { PictureProps } from '../picture/InitiativePicture.tsx';

const ActionMenu = lazyDialog<ActionMenuProps>(() =>
  import('#web/components/dialog/ActionMenu.tsx').then((file) => file.ActionMenu),
);
const AddReleasesDialog = lazyDialog<AddReleasesProps>(() =>
  import('../dialogs/AddReleasesDialog.tsx').then((file) => file.AddReleasesDialog),
);
const WhatsDialog = lazyDialog<WhatsProps>(() => import('../dialogs/WhatsDialog.tsx').then((file) => file.WhatsDialog));
const PeriodDialog = lazyDialog<HeadProps>(() =>
  import('../dialogs/HeadDialogs.tsx').then((file) => file.PeriodDialog),
);
const NameDialog = lazyDialog<HeadProps>(() => import('../dialogs/HeadDialogs.tsx').then((file) => file.NameDialog));
const MembersDialog = lazyDialog<MembersProps>(() =>
  import('../dialogs/MembersDialog.tsx').then((file) => file.MembersDialog),
);

const InitiativePicture = lazyDialog<PictureProps>(() =>
  import('../picture/InitiativePicture.tsx').then((file) => file.InitiativePicture),
);

/** A dialog of the page. */
export type Opened = 'releases' | 'whats' | 'period' | 'name' | 'picture' | 'members';

export type SettingsProps = {
  head: Initiative;
  board: InitiativeBoard;
  role: CallOutput<'get_initiative'>['role'];
  building: boolean;
  onMode: (building: boolean) => void;
  onRefresh: () => void;
  opened: Opened | null;
  onOpen: (opened: Opened | null) => void;
};

/**
 * The settings of an initiative: a menu, for others than its owner and members with the picture alone, and its dialogs.
 * It is edited in build mode alone.
 */
export function Settings({ head, board, role, building, onMode, onRefresh, opened, onOpen }: SettingsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const edit = (dialog: Opened) => ({
    label: texts.menu[dialog],
    act: () => onOpen(dialog),
    reason: building ? undefined : texts.buildFirst,
  });
  const dialog = (name: Opened) => ({ open: opened === name, onClose: () => onOpen(null) });
  const initiativeId = head.id;
  const listed = new Set(board.groups.flatMap(({ releases }) => releases.map(({ id }) => id)));
  return (
    <>
      <Tooltip title={texts.settings}>
        <IconButton
          aria-label={texts.settings}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Icon path={tune} />
        </IconButton>
      </Tooltip>
      <ActionMenu
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchor={anchor}
        label={texts.settings}
        groups={[
          ...(role === 'none'
            ? []
            : [
                [{ label: building ? texts.menu.view : texts.menu.build, act: () => onMode(!building) }],
                [edit('releases'), edit('whats'), edit('period'), edit('name')],
              ]),
          // The picture shows what its user may view, so everybody can have it.
          [{ label: texts.menu.picture, act: () => onOpen('picture') }],
          ...(role === 'owner' ? [[edit('members')]] : []),
        ]}
      />
      <AddReleasesDialog {...dialog('releases')} initiativeId={initiativeId} listed={listed} onAdded={onRefresh} />
      <WhatsDialog {...dialog('whats')} initiativeId={initiativeId} board={board} onAdded={onRefresh} />
      <PeriodDialog {...dialog('period')} head={head} />
      <NameDialog {...dialog('name')} head={head} />
      <InitiativePicture {...dialog('picture')} head={head} board={board} />
      <MembersDialog {...dialog('members')} owner={head.owner} name={head.name} onHandedOver={onRefresh} />
    </>
  );
}
