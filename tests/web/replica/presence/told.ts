import type { Present, PresenceState } from '#shared/contract/presence.ts';
import type { PresenceHeard } from '#web/replica/presence/Colleagues.ts';

export const nothing: PresenceState = { selected: null, editing: null, dragging: null };

/** Somebody on the map `m`. */
export const presentOf = (uid: string, state: Partial<PresenceState> = {}): Present => ({
  ...nothing,
  ...state,
  uid,
  from: `from ${uid}`,
  at: 0,
});

/** What a tab is told of them. */
export const told = (...here: Present[]): PresenceHeard => ({ kind: 'presence', topic: 'map:m', here, left: [] });
