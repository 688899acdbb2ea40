import { useId, useState } from 'react';
import type { ExploreType } from '#shared/model/epic/epic.ts';
import * as texts from '#shared/texts/release/releaseWhat.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Text } from '#web/components/controls/Text.tsx';
import { lazyDialog } from '#web/components/dialog/lazyDialog.tsx';
import { keepFocus } from '#web/components/focus/keepFocus.ts';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';
import type { Place } from '#web/replica/release/epics.ts';
import styles from './explore.module.css';
import { AddExploreItem, ExploreRow } from './ExploreItem.tsx';
import { type ExploreItem, useExploreItems } from './useExplore.ts';

const DeleteExplore = lazyDialog(() => import('./DeleteExplore.tsx').then((file) => file.DeleteExplore));

const LISTS = [
  { title: texts.explore.when, types: ['when'] },
  { title: texts.explore.where, types: ['where'] },
  { title: texts.explore.data, types: ['data_input', 'data_output'] },
] as const satisfies readonly { title: string; types: readonly ExploreType[] }[];

/** When, where and with which data an Activity happens in a release (rules explore.1 to explore.4). */
export function ExploreLists({ place, locked }: { place: Place; locked: boolean }) {
  const { items, used } = useExploreItems(place);
  const [deleting, setDeleting] = useState(false);
  return (
    <div ref={keepFocus} className={styles['lists']}>
      {LISTS.map(({ title, types }) => (
        <ExploreList key={title} title={title} types={types} place={place} items={items} used={used} locked={locked} />
      ))}
      {!locked && items.length > 0 && (
        <div className={styles['all']}>
          <DisabledReason reason={used.size > 0 ? texts.explore.allUsed : undefined}>
            <Button className={styles['danger']} disabled={used.size > 0} onClick={() => setDeleting(true)}>
              {texts.explore.deleteAll}
            </Button>
          </DisabledReason>
        </div>
      )}
      <DeleteExplore open={deleting} place={place} count={items.length} onClose={() => setDeleting(false)} />
    </div>
  );
}

type ListProps = {
  title: string;
  types: readonly ExploreType[];
  place: Place;
  /** All items of the Activity. */
  items: readonly ExploreItem[];
  used: ReadonlySet<string>;
  locked: boolean;
};

function ExploreList({ title, types, place, items, used, locked }: ListProps) {
  const titleId = useId();
  const listed = types.flatMap((type) => items.filter(({ exploreType }) => exploreType === type));
  return (
    <section aria-labelledby={titleId}>
      <Text as="h3" look="label" id={titleId} className={styles['title']}>
        {title}
      </Text>
      {listed.length > 0 && (
        <ul aria-labelledby={titleId} className={styles['items']} data-editable={locked ? undefined : ''}>
          {listed.map((item) => (
            <ExploreRow
              key={item.id}
              place={place}
              item={item}
              items={items}
              withKind={types.length > 1}
              isUsed={used.has(item.id)}
              locked={locked}
            />
          ))}
        </ul>
      )}
      {listed.length === 0 && locked && (
        <Text look="compact" quiet>
          {texts.explore.empty}
        </Text>
      )}
      {!locked && <AddExploreItem title={title} types={types} place={place} items={items} />}
    </section>
  );
}
