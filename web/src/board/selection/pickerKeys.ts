/** The keys of the pickers, each with what it changes, in the order of the selection bar. */
export const PICKER_KEYS = { p: 'priority', s: 'size', w: 'who', r: 'release', e: 'epic' } as const;

/** What a picker changes. */
export type PickerKind = (typeof PICKER_KEYS)[keyof typeof PICKER_KEYS];
