import type { TrashItem } from '#shared/model/story_map/trash.ts';
import * as texts from '#shared/texts/story_map/trash.ts';
import type { Openable } from '#web/components/dialog/lazyDialog.tsx';
import { TrashDialog } from '#web/components/trash/TrashDialog.tsx';
import type { TrashEntry } from '#web/components/trash/TrashRow.tsx';
import { useNames } from '#web/replica/company/useNames.ts';
import { useTrashList } from '#web/replica/company/useTrashList.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { type RestoreRequest, useRestore } from '#web/replica/story_map/useRestore.ts';

/** The trash of the open map: its deleted Activities, Whos, releases and epics (rule trash.1). */
export function MapTrashDialog({ open, onClose }: Openable) {
  const containerId = useContainerId();
  const list = useTrashList('story_map_trash', { containerId }, open);
  const nameOf = useNames(texts.somebody);
  const restore = useRestore();
  const entryOf = (item: TrashItem): TrashEntry => {
    const first = item.under.find(({ isDeleted }) => isDeleted);
    return {
      key: `${item.type} ${item.id}`,
      name: item.name ?? texts.unnamed,
      details: [
        [texts.kinds[item.type], ...item.under.map(({ type, name }) => texts.under[type]({ name }))].join(' '),
        ...(item.deletedBy === null || nameOf === undefined ? [] : [texts.by({ person: nameOf(item.deletedBy) })]),
      ],
      deletedAt: item.deletedAt,
      first:
        first === undefined
          ? null
          : { name: first.name, restore: () => restore(requestOf(containerId, { ...first, under: [] }), first.name) },
      restore: () => restore(requestOf(containerId, item), item.name ?? texts.unnamed),
    };
  };
  // Waits for the names, so that they do not appear after the entries.
  const shown = nameOf === undefined ? { ...list, items: undefined } : list;
  return <TrashDialog open={open} onClose={onClose} help={texts.mapHelp} list={shown} entryOf={entryOf} />;
}

/** The call that restores an entry of the trash. */
function requestOf(containerId: string, { type, id, under }: Pick<TrashItem, 'type' | 'id' | 'under'>): RestoreRequest {
  switch (type) {
    case 'what':
      return { name: 'restore_what', input: { containerId, whatId: id } };
    case 'who':
      return { name: 'restore_who', input: { containerId, whoId: id } };
    case 'release':
      return { name: 'restore_release', input: { containerId, releaseId: id } };
    case 'epic': {
      const idOf = (kind: 'what' | 'release') => under.find((above) => above.type === kind)?.id ?? '';
      return {
        name: 'restore_epic',
        input: { containerId, releaseId: idOf('release'), whatId: idOf('what'), epicId: id },
      };
    }
  }
}
