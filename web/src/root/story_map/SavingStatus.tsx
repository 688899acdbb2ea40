import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { useUi } from '#web/board/selection/boardContext.ts';
import { pasteProgress } from '#web/board/selection/pasteProgress.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { PENDING_KEY } from '#web/replica/keys.ts';
import { useMap, useSaving, useStalled } from '#web/replica/story_map/useMap.ts';
import { useSelected } from '#web/replica/useReplica.ts';
import styles from './storyMap.module.css';

/** Saving shows only when it takes longer than this, in ms. */
const SLOW_MS = 1_000;

/** The progress of pasted cards. */
function usePasted(): { done: number; total: number } | null {
  const map = useMap();
  const pasted = useUi((ui) => ui.pasted);
  const done = useSelected(map.scope, [PENDING_KEY], () => (pasted === null ? 0 : pasteProgress(map, pasted).done));
  return pasted && { done, total: pasted.total };
}

/** Saved is silent, and saving shows only when slow. */
export function SavingStatus() {
  const saving = useSaving();
  const pasted = usePasted();
  const isStalled = useStalled();
  // Then the bar above every page says so.
  if (!saving || isStalled) return null;
  return (
    <LoadingAfter ms={SLOW_MS}>
      <Text role="status" look="compact" quiet className={styles['saving']}>
        {pasted === null ? storyMapTexts.saving : storyMapTexts.savingPasted(pasted)}
      </Text>
    </LoadingAfter>
  );
}
