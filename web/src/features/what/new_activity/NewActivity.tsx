import { useMatch } from 'react-router-dom';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as newActivityTexts from '#shared/texts/what/newActivity.ts';
import { paths } from '#web/base/paths.ts';
import { useToasts } from '#web/base/toasts.ts';
import { useActions, useUi } from '#web/board/selection/boardContext.ts';
import { closeNewActivity } from '#web/board/selection/newActivity.ts';
import { useContainerId } from '#web/replica/story_map/useMap.ts';
import { NewActivityDialog } from './NewActivityDialog.tsx';

/** The New Activity dialog of the open map, on any of its tabs. */
export function NewActivity() {
  const actions = useActions();
  const toasts = useToasts();
  const wanted = useUi((ui) => ui.newActivity);
  const onBoard = useMatch(paths.mapActivity(useContainerId())) !== null;
  if (wanted === null) return null;
  return (
    <NewActivityDialog
      place={wanted.place}
      text={wanted.text}
      onClose={(card) => closeNewActivity(actions, card)}
      onAdded={(name) => {
        // On the board the new card is visible.
        if (!onBoard)
          toasts.show({ severity: 'success', text: newActivityTexts.added({ name }), ms: TOAST_MS.success });
      }}
    />
  );
}
