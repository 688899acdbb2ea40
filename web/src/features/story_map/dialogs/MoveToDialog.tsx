import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { DisabledReason } from '#web/components/DisabledReason.tsx';
import { FormDialog } from '#web/components/FormDialog.tsx';
import { useActions } from '../board/boardContext.ts';
import { placeAtEnd } from '../model/layout.ts';
import { whyNotUnder, wordsOf } from '../model/refusal.ts';
import type { CardId } from '../model/types.ts';

/** The backbone, among the ids of backbone cards. */
const BACKBONE_CHOICE = '';

/** Moves a card to another row, for those who cannot drag it there. Rows that refuse it say why. */
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
  const rows = [BACKBONE_CHOICE, ...layout.backbone.filter((other) => other !== id)].map((row) => {
    const code = whyNotUnder(layout, card, row === BACKBONE_CHOICE ? null : row);
    return { row, reason: code === undefined ? undefined : wordsOf(code) };
  });
  // Fingers have no tooltips, so that each reason stands below too.
  const reasons = [...new Set(rows.flatMap(({ reason }) => reason ?? []))];
  return (
    <FormDialog
      open
      title={fill(storyMapTexts.moveTitle, { name: card.description })}
      onSubmit={move}
      onClose={() => actions.closeDialog(id)}
      submitLabel={storyMapTexts.moveConfirm}
      loading={false}
      error={null}
    >
      <RadioGroup aria-label={storyMapTexts.moveLabel} value={choice} onChange={(_, value) => setChoice(value)}>
        {rows.map(({ row, reason }) => (
          <DisabledReason key={row} reason={reason}>
            <FormControlLabel
              value={row}
              disabled={reason !== undefined}
              control={<Radio size="small" />}
              label={row === BACKBONE_CHOICE ? storyMapTexts.backbone : fill(storyMapTexts.underNamed, { name: actions.nameOf(row) })}
              sx={{ minHeight: 'var(--storyd-control)' }}
            />
          </DisabledReason>
        ))}
      </RadioGroup>
      {reasons.map((reason) => (
        <Typography key={reason} variant="body2" color="textSecondary">
          {reason}
        </Typography>
      ))}
    </FormDialog>
  );
}
