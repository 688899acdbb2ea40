import type { KeyboardEvent } from 'react';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import * as newActivityTexts from '#shared/texts/what/newActivity.ts';
import type { AfterAdding } from '#web/board/selection/actions.ts';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { openNewActivity } from '#web/board/selection/newActivity.ts';
import type { CardId } from '#web/replica/story_map/types.ts';
import { useCard } from '#web/replica/story_map/useMap.ts';
import { withPasting } from './paste/loadPasting.ts';
import { TextField } from './TextField.tsx';

/**
 * The text field for a new card. Enter adds the card and stays for the next one, Tab goes one level down, Shift+Tab
 * back up, Ctrl+Enter opens the dialog with all fields, Esc leaves.
 */
export function NewCardField({ parentId }: { parentId: CardId | null }) {
  const actions = useActions();
  const parent = useCard(parentId)?.description ?? '';
  const behind = useUi(({ editor }) => (editor?.kind === 'add' ? editor.place.afterWhatId : null));
  const error = useUi(({ editor }) => (editor?.kind === 'add' ? editor.error : null));

  const openAll = (text: string) => {
    const { editor, active } = actions.ui.get();
    if (editor?.kind === 'add') openNewActivity(actions, editor.place, { text, back: active });
  };

  const onKey = (event: KeyboardEvent, text: string): boolean => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      openAll(text);
      return false;
    }
    const then = nextOf(event);
    if (event.key === 'Escape') {
      event.preventDefault();
      actions.closeEditor();
      return false;
    }
    if (then === undefined) return false;
    event.preventDefault();
    return actions.submitNew(text, then);
  };

  return (
    <TextField
      label={parentId === null ? storyMapTexts.newDescription : storyMapTexts.newUnder({ name: parent })}
      placeholder={parentId === null ? storyMapTexts.placeholder : storyMapTexts.placeholderUnder}
      note={parentId === null ? storyMapTexts.composerKeys : storyMapTexts.composerKeysUnder}
      initial=""
      behind={behind}
      error={error}
      action={{ label: newActivityTexts.allFields, title: newActivityTexts.allFieldsKey, onClick: openAll }}
      onLines={(text) => withPasting(actions, ({ pasteIntoField }) => pasteIntoField(actions, text))}
      onKey={onKey}
      // Clicking elsewhere saves the text.
      onLeave={(text) => {
        const { editor } = actions.ui.get();
        if (editor?.kind === 'add' && editor.place.parentId === parentId) actions.submitNew(text, 'close');
      }}
      // A colleague has deleted the card above: the answer tells what was typed.
      onGone={(text) => {
        const { editor } = actions.ui.get();
        const isGone = parentId !== null && !actions.layout.cards.has(parentId);
        if (isGone && editor?.kind === 'add' && editor.place.parentId === parentId) actions.submitNew(text, 'close');
      }}
    />
  );
}

function nextOf({ key, shiftKey }: KeyboardEvent): AfterAdding | undefined {
  if (key === 'Enter') return 'next';
  if (key === 'Tab') return shiftKey ? 'up' : 'down';
  return undefined;
}
