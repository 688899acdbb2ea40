import type { Who } from '#shared/model/who.ts';
import { fill } from '#shared/texts/fill.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { ConfirmDialog } from '#web/components/ConfirmDialog.tsx';
import { useContainerId } from '../../board/boardContext.ts';
import { useMapCommand } from '../../hooks/useMapCommand.ts';
import { counted } from '../../model/words.ts';
import { useLinkCounts } from '../whoContext.ts';

/** Asks before a Who leaves the map, and says how many links go with it. */
export function DeleteWhoDialog({ who, onClose }: { who: Who; onClose: () => void }) {
  const containerId = useContainerId();
  const { whats, whos } = useLinkCounts().get(who.id) ?? { whats: 0, whos: 0 };
  const remove = useMapCommand('delete_who', { onSuccess: onClose });
  const links = whats + whos;
  return (
    <ConfirmDialog
      open
      danger
      title={fill(whoTexts.deleteTitle, { name: who.name })}
      text={`${links === 0 ? whoTexts.deleteText : counted(whoTexts.deleteWithLinks, links)} ${whoTexts.deleteElsewhere}`}
      confirmLabel={whoTexts.deleteConfirm}
      onConfirm={() => remove.mutate({ containerId, whoId: who.id })}
      onClose={onClose}
      loading={remove.isPending}
      error={remove.error}
    />
  );
}
