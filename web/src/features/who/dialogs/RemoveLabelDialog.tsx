import * as whoTexts from '#shared/texts/who.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { whos } from '#web/replica/story_map/entities.ts';
import { useAll, useWhoLabels } from '#web/replica/story_map/useMap.ts';
import { placeOf } from '../model/columns.ts';
import { useWhoActions } from '../whoContext.ts';

/**
 * Confirms removing a group or category that is not empty: its Whos stay, without one (rule who.21). Closes when a
 * colleague removes it meanwhile.
 */
export function RemoveLabelDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const actions = useWhoActions();
  const labels = useWhoLabels();
  const cards = useAll(whos);
  const label = actions.label(id);
  if (label === undefined) return null;
  const inside = [...cards.values()].filter((who) => {
    const { groupId, categoryId } = placeOf(who, labels);
    return groupId === id || categoryId === id;
  });
  const categories = [...labels.categories.values()].filter(({ groupId }) => groupId === id);
  const sentences = [
    ...(inside.length === 0 ? [] : [whoTexts.removeWhos({ count: inside.length })]),
    ...(categories.length === 0 ? [] : [whoTexts.removeSubCategories({ count: categories.length })]),
  ];
  return (
    <ConfirmDialog
      open
      danger
      takesMore
      title={whoTexts.removeTitle({ name: label.name })}
      text={sentences.join(' ')}
      confirmLabel={whoTexts.removeConfirm}
      onConfirm={() => {
        onClose();
        actions.removeLabel(id);
      }}
      onClose={onClose}
    />
  );
}
