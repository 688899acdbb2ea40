import { useState } from 'react';
import type { Who } from '#shared/model/who/who.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import { useWhoLabels } from '#web/replica/story_map/useMap.ts';
import { placeOf, placeOfTexts } from '../model/columns.ts';
import { placeOfWords } from '../model/words.ts';
import { useWhoActions } from '../whoContext.ts';
import { LabelInputs, textsOf } from './LabelInputs.tsx';

/** Moves a Who to another category or a new one, for users who cannot drag. */
export function MoveWhoDialog({ who, onClose }: { who: Who; onClose: () => void }) {
  const actions = useWhoActions();
  const known = useWhoLabels();
  const [labels, setLabels] = useState(() => textsOf(known, placeOf(who, known)));
  const move = () => {
    actions.move(who.id, placeOfTexts(known, labels));
    actions.announce(whoTexts.announcements.at({ name: who.name, place: placeOfWords(labels) }));
    onClose();
  };
  return (
    <FormDialog
      open
      title={whoTexts.moveTitle({ name: who.name })}
      onSubmit={move}
      onClose={onClose}
      submitLabel={whoTexts.moveConfirm}
      loading={false}
      error={null}
    >
      <LabelInputs value={labels} onChange={setLabels} />
    </FormDialog>
  );
}
