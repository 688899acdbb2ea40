import { plural, withParts } from '#shared/texts/withParts.ts';

/** Texts of selecting several items of a board. */

export const selected = 'Selected';
export const activities = plural('{count} Activity selected', '{count} Activities selected');
export const whos = plural('{count} Who selected', '{count} Whos selected');
export const epics = plural('{count} epic selected', '{count} epics selected');
export const none = 'Nothing is selected.';
export const bar = 'Selection';
export const clear = 'Clear selection';

export const moved = withParts('{count} moved.');
export const stays = plural('{count} stays: {reason}', '{count} stay: {reason}');

export const deleteActivities = plural('Delete {count} Activity?', 'Delete {count} Activities?');
export const deleteActivitiesText =
  'They and their sub-activities are removed from this story map. Other story maps that use them keep them.';
export const deleteWhos = plural('Delete {count} Who?', 'Delete {count} Whos?');
export const deleteWhosText =
  'They and their links are removed from this story map. Other story maps that use them keep them.';
export const deleteEpics = plural('Delete {count} epic?', 'Delete {count} epics?');
export const deleteEpicsText = 'Their scenarios and notes are deleted too.';
export const takeOut = plural(
  'Remove {count} Activity from its release?',
  'Remove {count} Activities from their releases?',
);
export const takeOutText = 'They stay on the story map.';
export const takeOutConfirm = 'Remove';
export const notInRelease = 'not in an open release.';

/** The keyboard help of all boards. */
export const keyGroup = {
  title: 'Selecting several',
  keys: [
    { keys: ['Shift+←', '→', '↑', '↓'], does: 'Extend the selection; Shift-click does the same' },
    { keys: ['Ctrl', 'Cmd'], does: 'Hold and click to add or remove one' },
    { keys: ['Shift'], does: 'Hold and drag across the board to select an area' },
    { keys: ['Ctrl+A'], does: 'Select all' },
    { keys: ['Esc'], does: 'Clear the selection' },
  ],
  editing: true,
} as const;
