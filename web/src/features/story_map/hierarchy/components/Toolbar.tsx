import { useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#shared/model/limits.ts';
import * as texts from '#shared/texts/story_map/hierarchy.ts';
import { useCall } from '#web/base/api/queries.ts';
import { useSearch } from '#web/base/api/useSearch.ts';
import { usePerson } from '#web/base/session/useSession.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { arrowBack } from '#web/components/controls/pageIcons.ts';
import { Select } from '#web/components/controls/Select.tsx';
import { DisabledReason } from '#web/components/page/DisabledReason.tsx';
import { SearchBox } from '#web/components/search/SearchBox.tsx';
import styles from '../hierarchy.module.css';
import { useFindBelow } from '../hooks/useFindBelow.ts';
import type { HierarchyView } from '../model/hierarchyTree.ts';

const VIEWS: readonly (readonly [HierarchyView, string])[] = [
  ['tree', texts.views.tree],
  ['folder', texts.views.folder],
];

type Props = {
  root: string | null;
  globalTop: string | null;
  view: HierarchyView;
  onRoot: (id: string) => void;
  /** Opens the way down to a story map: the ids from the root to it. */
  onFound: (ids: string[]) => void;
  onView: (view: HierarchyView) => void;
};

/** Chooses the root and how what is below it is shown, and finds story maps there. */
export function Toolbar({ root, globalTop, view, onRoot, onFound, onView }: Props) {
  return (
    <div className={styles['toolbar']}>
      <MapSearch label={texts.search} onChoose={onRoot} />
      {root !== null && <FindBelow root={root} onFound={onFound} onRoot={onRoot} />}
      <Select aria-label={texts.view} value={view} onChange={onView} options={VIEWS} />
      {root !== null && <GoUp root={root} onRoot={onRoot} />}
      {globalTop !== null && globalTop !== root && (
        <Button variant="outlined" onClick={() => onRoot(globalTop)}>
          {texts.globalTop}
        </Button>
      )}
    </div>
  );
}

/** Finds a story map below the root. */
function FindBelow({ root, ...found }: Pick<Props, 'onFound' | 'onRoot'> & { root: string }) {
  const find = useFindBelow(root, found);
  return <MapSearch label={texts.find} onChoose={(id, name) => void find(id, name)} />;
}

/** Finds a story map among all that the user may view. */
function MapSearch({ label, onChoose }: { label: string; onChoose: (id: string, name: string) => void }) {
  const { claims } = usePerson();
  const [text, setText] = useState('');
  const name = claims.global_story_map_viewer ? 'story_map_all' : 'story_map_view';
  const { hits, ...search } = useSearch(name, text, SEARCH_DEBOUNCE_MS.storyMaps, {});
  return (
    <div className={styles['search']}>
      <SearchBox
        label={label}
        value={text}
        onChange={setText}
        search={{
          ...search,
          hits: hits.map(({ objectID, name: hit, why }) => ({ id: objectID, text: hit, detail: why })),
        }}
        onChoose={(id) => {
          setText('');
          onChoose(id, hits.find(({ objectID }) => objectID === id)?.name ?? '');
        }}
      />
    </div>
  );
}

/** Makes the map above the root the root. */
function GoUp({ root, onRoot }: { root: string; onRoot: (id: string) => void }) {
  const { data, error } = useCall('parent_activity', { containerId: root });
  const parent = data?.parent?.containerId;
  const isTop = data?.parent === null;
  const reason = isTop ? texts.isTop : error === null ? undefined : texts.parentClosed;
  return (
    <DisabledReason reason={reason}>
      <Button
        variant="outlined"
        start={<Icon path={arrowBack} />}
        disabled={parent === undefined}
        onClick={() => parent !== undefined && onRoot(parent)}
      >
        {texts.goUp}
      </Button>
    </DisabledReason>
  );
}
