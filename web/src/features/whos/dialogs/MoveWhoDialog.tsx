import { useState } from 'react';
import type { Who } from '#shared/model/who.ts';
import { labelOf } from '#shared/rules/whoGroups.ts';
import { fill } from '#shared/texts/fill.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { FormDialog } from '#web/components/FormDialog.tsx';
import { placeName } from '../model/words.ts';
import { useWhoActions } from '../whoContext.ts';
import { LabelInputs } from './LabelInputs.tsx';

/** Puts a Who into another category, for those who cannot drag it there, or into a new one. */
export function MoveWhoDialog({ who, onClose }: { who: Who; onClose: () => void }) {
  const actions = useWhoActions();
  const [labels, setLabels] = useState({ group: who.group ?? '', category: who.category ?? '' });
  const move = () => {
    const place = { group: labelOf(labels.group), category: labelOf(labels.category) };
    actions.move(who.id, place);
    actions.announce(fill(whoTexts.announcements.at, { name: who.name, place: placeName(place) }));
    onClose();
  };
  return (
    <FormDialog
      open
      title={fill(whoTexts.moveTitle, { name: who.name })}
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
