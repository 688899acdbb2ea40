import { useEffect } from 'react';
import * as changeRequestTexts from '#shared/texts/changeRequests.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import type { Card } from '#web/replica/story_map/types.ts';
import { TextField } from './TextField.tsx';

/**
 * The text field for another description. On opening, it asks whether the user may change the text directly (rule
 * change.2), so that the user knows what Enter will do. Nobody has to wait for the answer, since the server checks
 * again.
 */
export function RenameField({ card }: { card: Card }) {
  const actions = useActions();
  const editor = useUi((ui) => (ui.editor?.kind === 'rename' ? ui.editor : null));
  const isNew = card.unsaved;
  useEffect(() => {
    if (isNew) return;
    const ask = async () => {
      try {
        if (!(await actions.map.cards.canRename(card.id))) actions.explainRename(card.id, { asks: true });
      } catch (error) {
        actions.explainRename(card.id, { error: refusalOf(error).message });
      }
    };
    void ask();
    // Asks once per opening.
  }, [actions, card.id, isNew]);

  if (editor === null) return null;
  return (
    <TextField
      label={storyMapTexts.changeOf({ name: card.description })}
      initial={editor.text}
      error={editor.error}
      {...(editor.asks && { note: changeRequestTexts.fieldNote })}
      selectAll
      onKey={(event, text) => {
        if (event.key === 'Escape') {
          event.preventDefault();
          actions.closeEditor();
        } else if (event.key === 'Enter') {
          event.preventDefault();
          actions.submitRename(card.id, text, true);
        }
        return false;
      }}
      onLeave={(text) => actions.submitRename(card.id, text, false)}
      onGone={(text) => actions.keepTyped(card.id, text)}
    />
  );
}
