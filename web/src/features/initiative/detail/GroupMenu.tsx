import { useState } from 'react';
import * as texts from '#shared/texts/initiatives.ts';
import type { Action } from '#web/components/dialog/ActionMenu.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { RowMenu } from '#web/components/list/RowMenu.tsx';
import type { BoardGroup } from '#web/replica/initiative/board.ts';
import { useInitiativeReplica } from '#web/replica/initiative/InitiativeReplica.ts';
import type { GroupProps, InfoProps } from '../dialogs/GroupDialogs.tsx';
import { nameOfGroup } from '../model/InitiativeActions.ts';
import { useInitiativeActions } from '../model/initiativeContext.ts';

const GroupInfoDialog = lazyDialog<InfoProps>(() =>
  import('../dialogs/GroupDialogs.tsx').then((file) => file.GroupInfoDialog),
);
const DeleteGroupDialog = lazyDialog<GroupProps>(() =>
  import('../dialogs/GroupDialogs.tsx').then((file) => file.DeleteGroupDialog),
);

/** The actions on a release group: also what dragging does, for keyboards and for phones, which have no grips. */
export function GroupMenu({ group, building }: { group: BoardGroup; building: boolean }) {
  const actions = useInitiativeActions();
  const { id: initiativeId } = useInitiativeReplica();
  const [opened, setOpened] = useState<'info' | 'delete' | null>(null);
  const groups = actions.idsOf('group');
  const at = groups.indexOf(group.id);
  const merge = (label: string, into: string | undefined): Action[] =>
    into === undefined ? [] : [{ label, act: () => actions.announce(actions.merge(group.id, into)) }];
  const move = (name: string, by: -1 | 1): Action[] =>
    groups[at + by] === undefined
      ? []
      : [{ label: name, act: () => actions.step({ kind: 'group', id: group.id }, by) }];
  const label = texts.groupActions({ name: nameOfGroup(group) });
  const info = group.releases.length === 1 ? texts.viewRelease : texts.viewGroup;
  const about = { initiativeId, group, onClose: () => setOpened(null) };
  return (
    <>
      <RowMenu
        label={label}
        groups={[
          [{ label: info, act: () => setOpened('info') }],
          ...(building
            ? [
                [...move(texts.moveUp, -1), ...move(texts.moveDown, 1)],
                [...merge(texts.mergeAbove, groups[at - 1]), ...merge(texts.mergeBelow, groups[at + 1])],
                [{ label: texts.delete, act: () => setOpened('delete') }],
              ]
            : []
          ).filter((part) => part.length > 0),
        ]}
      />
      <GroupInfoDialog {...about} open={opened === 'info'} editable={building} />
      <DeleteGroupDialog {...about} open={opened === 'delete'} />
    </>
  );
}
