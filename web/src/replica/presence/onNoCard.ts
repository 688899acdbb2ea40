import type { PresenceState } from '#shared/contract/presence.ts';

/** What somebody does who is on no card of the map. */
export const onNoCard: PresenceState = { selected: null, editing: null, dragging: null };
