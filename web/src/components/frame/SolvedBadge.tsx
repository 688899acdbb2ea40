import * as texts from '#shared/texts/frame.ts';
import { CompletedBadge } from '../release/CompletedBadge.tsx';

/** Shows that a problem is solved. */
export function SolvedBadge() {
  return <CompletedBadge text={texts.solved} />;
}
