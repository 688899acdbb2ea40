import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, useState } from 'react';
import { commonTexts } from '#shared/texts/common.ts';
import { fill } from '#shared/texts/fill.ts';
import { newActivityTexts as texts } from '#shared/texts/newActivity.ts';
import { focusFirstField } from '#web/components/focusFirst.ts';
import { useActions } from '../board/boardContext.ts';
import type { CardId, Place } from '../model/types.ts';
import { DescriptionField } from './DescriptionField.tsx';
import { MoreFields } from './MoreFields.tsx';
import { useDragByTitle } from './useDragByTitle.ts';
import { useNewActivity } from './useNewActivity.ts';

type Props = {
  /** Where on the map it goes: on the backbone or under one of its cards, at the end or between two others. */
  place: Place;
  /** What was typed for it before. */
  text?: string;
  /** @param card to be shown: what was added last, or a card that the dialog led to; null when nothing came of it */
  onClose: (card: CardId | null) => void;
  /** Is told the description of what was added, unless the dialog says it itself. */
  onAdded: (description: string) => void;
};

/** Below this width it fills the screen, where it cannot be moved. */
const NARROW = '(max-width: 599.95px)';

/**
 * A new Activity with all its fields (foundation §2, §5), or one of the company's used again. Enter submits; what was typed stays when that fails. It can
 * be dragged by its title, to see the map below.
 */
export function NewActivityDialog({ place, text = '', onClose, onAdded }: Props) {
  const actions = useActions();
  const titleId = useId();
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const form = useRef<HTMLFormElement | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const drag = useDragByTitle(narrow ? null : paper);
  const activity = useNewActivity({ place, text, field, onClose, onAdded });
  const { draft, saving, close } = activity;
  const { parentId } = place;

  return (
    <Dialog
      open
      fullScreen={narrow}
      maxWidth="sm"
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        // A slip of the mouse must not cost what was typed.
        if (!saving && (reason === 'escapeKeyDown' || draft.description.trim() === '')) close();
      }}
      slotProps={{ paper: { ref: setPaper, sx: { overflow: 'visible', ...(narrow && { m: 0, border: 0 }) } } }}
    >
      <Box
        component="form"
        ref={(element: HTMLFormElement | null) => {
          form.current = element;
          focusFirstField(element);
        }}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (!saving) void activity.submit();
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={titleId} noWrap {...(!narrow && drag)} sx={narrow ? undefined : { cursor: 'move', userSelect: 'none', touchAction: 'none' }}>
          {parentId === null ? texts.title : fill(texts.titleUnder, { name: actions.nameOf(parentId) })}
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          <DescriptionField activity={activity} field={field} container={paper} onEnter={() => form.current?.requestSubmit()} />
          <MoreFields activity={activity} />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <FormControlLabel
            control={<Switch checked={activity.another} onChange={(_event, checked) => activity.setAnother(checked)} />}
            label={texts.another}
            sx={{ ml: -1, mr: 'auto', gap: 1 }}
          />
          <Button onClick={close} disabled={saving}>
            {commonTexts.close}
          </Button>
          <Button type="submit" variant="contained" loading={saving}>
            {texts.add}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
