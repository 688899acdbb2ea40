import { type ReactNode, useId, useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as newActivityTexts from '#shared/texts/what/newActivity.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Toggle } from '#web/components/controls/Toggle.tsx';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '#web/components/dialog/Dialog.tsx';
import { focusFirstField } from '#web/components/focus/focusFirst.ts';
import { Box } from '#web/components/layout/Box.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { useAskToDiscard } from './useAskToDiscard.ts';
import { useDragByTitle } from './useDragByTitle.ts';

type Props = {
  title: string;
  maxWidth: 'xs' | 'sm';
  /** Whether the dialog stays open for the next item. */
  another: boolean;
  setAnother: (another: boolean) => void;
  saving: boolean;
  /** True when nothing can be added. */
  disabled?: boolean;
  /** True once the user has typed, so that a click outside does not close the dialog. */
  isBegun: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /**
   * @param paper the dialog's box, above whose content popups float
   * @param submit for fields that handle Enter themselves
   */
  children: (paper: HTMLElement | null, submit: () => void) => ReactNode;
};

/**
 * A dialog for adding several items one after another (rule what.24): Enter submits, 'Add another' keeps it open, and
 * the user can drag it by its title to see what it covers.
 */
export function AddingDialog({
  title,
  maxWidth,
  another,
  setAnother,
  saving,
  disabled = false,
  isBegun,
  onSubmit,
  onClose,
  children,
}: Props) {
  const titleId = useId();
  const narrow = useNarrow();
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const drag = useDragByTitle(narrow ? null : paper);
  const submit = () => {
    if (!saving) onSubmit();
  };
  const { onInput, close, question } = useAskToDiscard(true, onClose);
  return (
    <Dialog
      open
      fullScreen={narrow}
      maxWidth={maxWidth}
      aria-labelledby={titleId}
      onClose={(_event, reason) => {
        if (!saving && (reason === 'escapeKeyDown' || !isBegun)) close();
      }}
      slotProps={{ paper: { ref: setPaper, sx: { overflow: 'visible', ...(narrow && { m: 0, border: 0 }) } } }}
    >
      <Box
        component="form"
        ref={focusFirstField}
        noValidate
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault();
          // A form in a portal is still a React child of the form or page that opened it.
          event.stopPropagation();
          submit();
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <DialogTitle
          id={titleId}
          noWrap
          {...(!narrow && drag)}
          sx={narrow ? undefined : { cursor: 'move', userSelect: 'none', touchAction: 'none' }}
        >
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
          {children(paper, submit)}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap' }}>
          <Toggle
            checked={another}
            onChange={({ target }) => setAnother(target.checked)}
            inForm
            style={{ marginRight: 'auto' }}
          >
            {newActivityTexts.another}
          </Toggle>
          <Button onClick={onClose} disabled={saving}>
            {commonTexts.close}
          </Button>
          <Button type="submit" variant="contained" busy={saving} disabled={disabled}>
            {newActivityTexts.add}
          </Button>
        </DialogActions>
      </Box>
      <DiscardDialog {...question} />
    </Dialog>
  );
}
