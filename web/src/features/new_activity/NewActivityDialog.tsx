import { useRef } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { newActivityTexts as texts } from '#shared/texts/newActivity.ts';
import { AddingDialog } from '#web/map/components/AddingDialog.tsx';
import { useActions } from '#web/map/selection/boardContext.ts';
import type { CardId, Place } from '#web/map/types.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { MoreFields } from './MoreFields.tsx';
import { useNewActivity } from './useNewActivity.ts';

type Props = {
  /** Where on the map it goes: on the backbone or under one of its cards, at the end or between two others. */
  place: Place;
  /** What was typed for it before. */
  text?: string;
  /** @param card to be shown: what was added last, or a card that the dialog led to; null when nothing came of it */
  onClose: (card: CardId | null) => void;
  /** Called with the description of what was added, unless the dialog says it itself. */
  onAdded: (description: string) => void;
};

/** A new Activity with all its fields (rule what.24), or one of the company's used again. What was typed stays when adding it fails. */
export function NewActivityDialog({ place, text = '', onClose, onAdded }: Props) {
  const actions = useActions();
  const field = useRef<HTMLInputElement>(null);
  const activity = useNewActivity({ place, text, field, onClose, onAdded });
  const { parentId } = place;
  return (
    <AddingDialog
      title={parentId === null ? texts.title : fill(texts.titleUnder, { name: actions.nameOf(parentId) })}
      maxWidth="sm"
      another={activity.another}
      setAnother={activity.setAnother}
      saving={activity.saving}
      isBegun={activity.draft.description.trim() !== ''}
      onSubmit={() => void activity.submit()}
      onClose={activity.close}
    >
      {(paper, submit) => (
        <>
          <DescriptionField activity={activity} field={field} container={paper} onEnter={submit} />
          <MoreFields activity={activity} />
        </>
      )}
    </AddingDialog>
  );
}
