import * as listTexts from '#shared/texts/lists.ts';
import * as texts from '#shared/texts/story_map/history.ts';
import { Icon } from '#web/components/controls/Icon.tsx';
import { chevronLeft, chevronRight } from '#web/components/controls/pageIcons.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { QuietButton } from '#web/components/page/QuietButton.tsx';
import { RefreshButton } from '#web/components/state/RefreshButton.tsx';
import styles from './history.module.css';

type Props = {
  /** The number of the first shown entry, and the number of shown entries; null while unknown. */
  first: number;
  count: number | null;
  /** Null where there is no such page. */
  toNewer: (() => void) | null;
  toOlder: (() => void) | null;
  onRefresh: () => void;
  refreshing: boolean;
};

/** Pages through a list of unknown length. */
export function HistoryPager({ first, count, toNewer, toOlder, onRefresh, refreshing }: Props) {
  return (
    <div role="group" aria-label={listTexts.pages} className={styles['pager']}>
      <RefreshButton onClick={onRefresh} refreshing={refreshing} />
      <QuietButton label={texts.newer} disabled={toNewer === null} onClick={() => toNewer?.()}>
        <Icon path={chevronLeft} />
      </QuietButton>
      <Text as="span" look="compact" quiet role="status" className={styles['position'] ?? ''}>
        {shown(first, count)}
      </Text>
      <QuietButton label={texts.older} disabled={toOlder === null} onClick={() => toOlder?.()}>
        <Icon path={chevronRight} />
      </QuietButton>
    </div>
  );
}

function shown(first: number, count: number | null): string {
  if (count === null) return listTexts.unknown;
  return count <= 1 ? String(count * first) : texts.range({ first, last: first + count - 1 });
}
