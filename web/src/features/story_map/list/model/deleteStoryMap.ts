import { permissionDenied } from '#shared/errors.ts';
import { defineCommand } from '#web/replica/command.ts';
import { storyMapCards } from '#web/replica/company/entities.ts';

/** Deletes a story map (rule map.6): lists no longer show it. */
export const deleteStoryMap = defineCommand<{ containerId: string }>({
  name: 'delete_container',
  keep: false,
  type: storyMapCards.type,
  subject: ({ containerId }) => containerId,
  missing: permissionDenied,
  apply: (draft, { containerId }) => draft.drop(storyMapCards, containerId),
  request: (input) => ({ name: 'delete_container', input }),
});
