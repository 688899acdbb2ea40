import * as texts from '#shared/texts/story_map/trash.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TrashDialog } from '#web/components/trash/TrashDialog.tsx';
import { useTrashList } from '#web/replica/company/useTrashList.ts';
import { useRestoreInitiative } from '../list/useRestoreInitiative.ts';

/** The user's own deleted initiatives (rule initiative.21). */
export function InitiativeTrashDialog({ open, onClose }: Openable) {
  const list = useTrashList('deleted_initiatives', {}, open);
  const restore = useRestoreInitiative();
  return (
    <TrashDialog
      open={open}
      onClose={onClose}
      help={texts.initiativesHelp}
      list={list}
      entryOf={(initiative) => ({
        key: initiative.id,
        name: initiative.name,
        details: [],
        deletedAt: initiative.deletedAt,
        first: null,
        restore: () => restore(initiative),
      })}
    />
  );
}
