import { useState } from 'react';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { whyNotUnder } from '#web/board/selection/refusal.ts';
import { RadioGroup } from '#web/components/controls/RadioGroup.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { FormDialog } from '#web/components/dialog/FormDialog.tsx';
import { placeAtEnd } from '#web/replica/story_map/layout.ts';
import type { CardId } from '#web/replica/story_map/types.ts';

/** Stands for the backbone among the ids of backbone cards. */
const BACKBONE_CHOICE = '';

/**
 * Moves a card to another row, for users who cannot drag. Leaves out rows that refuse the card, and gives the reason
 * below the list.
 */
export function MoveToDialog({ card: id }: { card: CardId }) {
  const actions = useActions();
  const { layout } = actions;
  const card = layout.cards.get(id);
  const [choice, setChoice] = useState(card?.parentId ?? BACKBONE_CHOICE);
  if (card === undefined) return null;
  const move = () => {
    const parentId = choice === BACKBONE_CHOICE ? null : choice;
    actions.closeDialog(id);
    if (parentId !== card.parentId) actions.move(id, placeAtEnd(layout, parentId));
  };
  const rows = [BACKBONE_CHOICE, ...layout.backbone.filter((other) => other !== id)].map((row) => ({
    row,
    refusal: whyNotUnder(layout, card, row === BACKBONE_CHOICE ? null : row),
  }));
  const reasons = [...new Set(rows.flatMap(({ refusal }) => (refusal === undefined ? [] : refusal.message)))];
  return (
    <FormDialog
      open
      title={storyMapTexts.moveTitle({ name: card.description })}
      onSubmit={move}
      onClose={() => actions.closeDialog(id)}
      submitLabel={storyMapTexts.moveConfirm}
      loading={false}
      error={null}
    >
      <RadioGroup
        aria-label={storyMapTexts.moveLabel}
        value={choice}
        options={rows
          .filter(({ refusal }) => refusal === undefined)
          .map(({ row }) => ({
            value: row,
            text:
              row === BACKBONE_CHOICE
                ? storyMapTexts.backbone
                : storyMapTexts.underNamed({ name: actions.nameOf(row) }),
          }))}
        onChange={setChoice}
      />
      {reasons.map((reason) => (
        <Text key={reason} look="compact" quiet>
          {reason}
        </Text>
      ))}
    </FormDialog>
  );
}
