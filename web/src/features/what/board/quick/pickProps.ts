import type { Cards } from './quickChanges.ts';

/** What each picker of a quick change gets. */
export type PickProps = Cards & {
  typed: string;
  onType: (text: string) => void;
  /** @param outcome what has changed, in words @param stays whether the picker stays open */
  onDone: (outcome: string, stays: boolean) => void;
};
