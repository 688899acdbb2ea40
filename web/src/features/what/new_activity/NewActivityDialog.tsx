import { useRef } from 'react';
import * as texts from '#shared/texts/what/newActivity.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { AddingDialog } from '#web/components/dialog/AddingDialog.tsx';
import type { CardId, Place } from '#web/replica/story_map/types.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { MoreFields } from './MoreFields.tsx';
import { useNewActivity } from './useNewActivity.ts';

type Props = {
  /** The place on the map: on the backbone or under one of its cards, at the end or between two others. */
  place: Place;
  /** The text already typed. */
  text?: string;
  /**
   * @param card the card to show: the last added one, or an existing one that the user chose; null when the user
   * cancelled
   */
  onClose: (card: CardId | null) => void;
  /** Called with the description of the added Activity, unless the dialog announces it itself. */
  onAdded: (description: string) => void;
};

/**
 * A new Activity with all its fields (rule what.24), or one of the company's reused. The text stays when adding fails.
 */
export function NewActivityDialog({ place, text = '', onClose, onAdded }: Props) {
  const actions = useActions();
  const field = useRef<HTMLInputElement>(null);
  const activity = useNewActivity({ place, text, field, onClose, onAdded });
  const { parentId } = place;
  return (
    <AddingDialog
      title={parentId === null ? texts.title : texts.titleUnder({ name: actions.nameOf(parentId) })}
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
