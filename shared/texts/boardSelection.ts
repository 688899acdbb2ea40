/** Texts of selecting several items of a board. */

export const selected = 'Selected';
export const activities = { one: '{count} Activity selected', other: '{count} Activities selected' } as const;
export const whos = { one: '{count} Who selected', other: '{count} Whos selected' } as const;
export const epics = { one: '{count} epic selected', other: '{count} epics selected' } as const;
export const none = 'Nothing is selected.';
export const bar = 'Selection';
export const clear = 'Clear selection';

export const moved = '{count} moved.';
export const stays = { one: '{count} stays: {reason}', other: '{count} stay: {reason}' } as const;

export const deleteActivities = { one: 'Delete {count} Activity?', other: 'Delete {count} Activities?' } as const;
export const deleteActivitiesText =
  'They are taken off this story map together with their sub-activities. Other story maps that use them keep them.';
export const deleteWhos = { one: 'Delete {count} Who?', other: 'Delete {count} Whos?' } as const;
export const deleteWhosText =
  'They are taken off this story map together with their links. Other story maps that use them keep them.';
export const deleteEpics = { one: 'Delete {count} epic?', other: 'Delete {count} epics?' } as const;
export const deleteEpicsText = 'Their scenarios and notes are deleted too.';
export const takeOut = {
  one: 'Take {count} Activity out of its release?',
  other: 'Take {count} Activities out of their releases?',
} as const;
export const takeOutText = 'They stay on the story map.';
export const takeOutConfirm = 'Take out';
export const notInRelease = 'not in an open release.';

/** The keyboard help of all boards. */
export const keyGroup = {
  title: 'Selecting several',
  keys: [
    { keys: ['Shift+←', '→', '↑', '↓'], does: 'Select from here on; so does a click with Shift' },
    { keys: ['Ctrl', 'Cmd'], does: 'Hold it and click to select one more, or one less' },
    { keys: ['Shift'], does: 'Hold it and drag across the board to select an area' },
    { keys: ['Ctrl+A'], does: 'Select all' },
    { keys: ['Esc'], does: 'Clear the selection' },
  ],
  editing: true,
} as const;
