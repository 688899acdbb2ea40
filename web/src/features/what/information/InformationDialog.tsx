import Close from '@mui/icons-material/Close';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import * as commonTexts from '#shared/texts/common.ts';
import * as overviewTexts from '#shared/texts/story_map/overview.ts';
import * as texts from '#shared/texts/what/information.ts';
import { useNarrow } from '#web/base/browser/useNarrow.ts';
import { useActions } from '#web/board/selection/boardContext.ts';
import { Dialog } from '#web/components/dialog/Dialog.tsx';
import { Drafts, DraftsContext } from '#web/components/field/drafts.ts';
import { Section } from '#web/components/list/Section.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { ErrorAlert } from '#web/components/state/ErrorAlert.tsx';
import { StoryMapLinkSection } from '#web/features/what/story_link/StoryMapLinkSection.tsx';
import type { Card } from '#web/replica/story_map/types.ts';
import { useHead, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { DescriptionSection, FurtherSections } from './DetailSections.tsx';
import { Facts } from './Facts.tsx';
import { WhoLinks } from './WhoLinks.tsx';

/** Fields that could not be saved, and errors of additions. */
const UNSAVED = '[aria-invalid="true"]:not([aria-hidden="true"]), [role="alert"]:not(:empty)';

/**
 * All details of an Activity on this map (rules detail.9, detail.10). Each field saves itself on blur. The dialog
 * closes only when no typed text would be lost, or when the user closes it again without typing in between.
 */
export function InformationDialog({ card, whatId, onClose }: { card: Card; whatId: string; onClose: () => void }) {
  const actions = useActions();
  const readOnly = !useMayEdit();
  const narrow = useNarrow();
  const titleId = useId();
  const [drafts] = useState(() => new Drafts());
  const [warned, setWarned] = useState(false);
  const next = useRef(() => actions.activate({ at: 'card', id: card.id }, true));
  const content = useRef<HTMLDivElement>(null);
  useOnceClosed(next);
  // Unsaved fields show their own error, but the user may have scrolled away from it.
  useEffect(() => {
    const unsaved = warned ? content.current?.querySelector<HTMLElement>(UNSAVED) : null;
    unsaved?.focus();
    unsaved?.scrollIntoView({ block: 'nearest' });
  }, [warned]);
  useTitle(card.description);

  /** @param then runs after closing; without it the focus returns to the card */
  const close = async (then?: () => void) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (!warned && !(await drafts.commit())) return setWarned(true);
    if (then !== undefined) next.current = then;
    onClose();
  };
  return (
    <Dialog
      open
      disableRestoreFocus
      onClose={() => void close()}
      fullScreen={narrow}
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: narrow ? { m: 0, border: 0, borderRadius: 0 } : {} } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: '20px 16px 12px 24px' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {texts.title}
          </Typography>
          <DialogTitle
            id={titleId}
            dir="auto"
            sx={{ p: 0, overflowWrap: 'anywhere', maxHeight: '30vh', overflow: 'auto' }}
          >
            {card.description}
          </DialogTitle>
        </Box>
        {!readOnly && (
          // The card itself holds the text field.
          <QuietButton label={texts.changeDescription} onClick={() => void close(() => actions.startRename(card.id))}>
            <Edit fontSize="small" />
          </QuietButton>
        )}
        <QuietButton label={commonTexts.close} onClick={() => void close()}>
          <Close fontSize="small" />
        </QuietButton>
      </Box>
      <Divider />
      {/* Beside the close button, where it stays visible at any scroll position. */}
      <Box sx={{ '&:has([role="presentation"])': { px: 6, pt: 3, pb: 1 } }}>
        <ErrorAlert text={warned ? texts.unsaved : undefined} />
      </Box>
      {/* Longer than the screen, it must scroll by keyboard too. */}
      <DialogContent
        ref={content}
        tabIndex={readOnly ? 0 : -1}
        onInput={() => setWarned(false)}
        sx={{ display: 'flex', flexDirection: 'column', gap: 6, pt: '16px !important', pb: 6 }}
      >
        <DraftsContext value={drafts}>
          <DescriptionSection whatId={whatId} readOnly={readOnly} />
          <Facts card={card} whatId={whatId} readOnly={readOnly} />
          <Section title={overviewTexts.link.title}>
            <StoryMapLinkSection whatId={whatId} />
          </Section>
          <WhoLinks whatId={whatId} readOnly={readOnly} />
          <FurtherSections whatId={whatId} readOnly={readOnly} />
        </DraftsContext>
      </DialogContent>
    </Dialog>
  );
}

/** Runs the next step after the dialog has closed in any way: until then it traps the focus. */
function useOnceClosed(next: RefObject<() => void>): void {
  useEffect(() => () => next.current(), [next]);
}

/** Adds the Activity to the page title while the dialog is open. */
function useTitle(description: string): void {
  const mapName = useHead((head) => head.name);
  useEffect(() => {
    const before = document.title;
    document.title = `${description} · ${mapName} · ${commonTexts.product}`;
    return () => {
      document.title = before;
    };
  }, [description, mapName]);
}
