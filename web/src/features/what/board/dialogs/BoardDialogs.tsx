import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { KeysDialog } from '#web/board/menu/KeysDialog.tsx';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { MakeIntoStoryDialog } from '#web/features/what/story_link/MakeIntoStoryDialog.tsx';
import { useHead, useLayout, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { AskForChangeDialog } from './AskForChangeDialog.tsx';
import { DeleteCardDialog } from './DeleteCardDialog.tsx';
import { MoveToDialog } from './MoveToDialog.tsx';
import { RankDialog } from './RankDialog.tsx';
import { ReadDialog } from './ReadDialog.tsx';
import { StoryLinkDialog } from './StoryLinkDialog.tsx';

/** The open dialog of the map, if any. It closes when a colleague deletes its card. */
export function BoardDialogs() {
  const actions = useActions();
  const { ui } = actions;
  const why = useHead((head) => head.why);
  const editable = useMayEdit();
  const dialog = useUi((state) => state.dialog);
  const there = useLayout((layout) => dialog !== null && 'card' in dialog && layout.cards.has(dialog.card));
  if (dialog?.kind === 'keys')
    return <KeysDialog groups={storyMapTexts.keyGroups} editable={editable} onClose={() => ui.set({ dialog: null })} />;
  if (dialog?.kind === 'purpose') {
    return <ReadDialog title={storyMapTexts.purposeTitle} text={why} onClose={() => ui.set({ dialog: null })} />;
  }
  if (dialog === null || !there) return null;
  switch (dialog.kind) {
    case 'read':
      return (
        <ReadDialog
          title={storyMapTexts.readTitle}
          text={actions.nameOf(dialog.card)}
          onClose={() => actions.closeDialog(dialog.card)}
        />
      );
    case 'ask':
      return <AskForChangeDialog card={dialog.card} typed={dialog.typed} />;
    case 'delete':
      return <DeleteCardDialog card={dialog.card} />;
    case 'information':
      // It has its own address, see Information.
      return null;
    case 'rank':
      return <RankDialog card={dialog.card} />;
    case 'makeStory':
      return <MakeIntoStoryDialog card={dialog.card} onClose={() => actions.closeDialog(dialog.card)} />;
    case 'linkStory':
    case 'unlinkStory':
      return <StoryLinkDialog card={dialog.card} kind={dialog.kind} />;
    case 'moveTo':
      return <MoveToDialog card={dialog.card} />;
  }
}
