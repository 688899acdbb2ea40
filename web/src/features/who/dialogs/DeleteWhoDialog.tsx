import { useRef } from 'react';
import type { Who } from '#shared/model/who/who.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { ConfirmDialog } from '#web/components/dialog/ConfirmDialog.tsx';
import { useCommand } from '#web/replica/sending/useCommand.ts';
import { useContainerId, useMap } from '#web/replica/story_map/useMap.ts';
import { useOfferUndo } from '#web/replica/undo/useUndo.ts';
import { neighbourOf } from '../model/columns.ts';
import { useLinkCounts, useWhoColumns } from '../whoContext.ts';

type Props = {
  who: Who;
  /** @param next the Who to select after this one is deleted */
  onClose: (next?: string | null) => void;
};

/** Confirms removing a Who from the map, with the number of links that go with it. */
export function DeleteWhoDialog({ who, onClose }: Props) {
  const containerId = useContainerId();
  const offerUndo = useOfferUndo(useMap());
  const { whats, whos } = useLinkCounts().get(who.id) ?? { whats: 0, whos: 0 };
  const next = neighbourOf(useWhoColumns(), who.id);
  // Found in advance: by the time of the answer the columns no longer hold this Who.
  const nextWho = useRef(next);
  const remove = useCommand('delete_who', {
    onSuccess: (_, input) => {
      offerUndo(whoTexts.deleted({ name: who.name }), input.whoId);
      onClose(nextWho.current);
    },
  });
  const links = whats + whos;
  return (
    <ConfirmDialog
      open
      danger
      takesMore={links > 0}
      title={whoTexts.deleteTitle({ name: who.name })}
      text={`${links === 0 ? whoTexts.deleteText : whoTexts.deleteWithLinks({ count: links })} ${whoTexts.deleteElsewhere}`}
      confirmLabel={whoTexts.deleteConfirm}
      onConfirm={() => {
        nextWho.current = next;
        remove.mutate({ containerId, whoId: who.id });
      }}
      onClose={() => onClose()}
      command={remove}
    />
  );
}
