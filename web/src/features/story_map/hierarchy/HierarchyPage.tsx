import { useState } from 'react';
import { MAX_HIERARCHY_DEPTH } from '#shared/model/limits.ts';
import * as navigationTexts from '#shared/texts/navigation.ts';
import * as hierarchyTexts from '#shared/texts/story_map/hierarchy.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { PageTitle } from '#web/components/page/PageTitle.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { useSettings } from '#web/replica/company/useSettings.ts';
import { Hierarchy } from './components/Hierarchy.tsx';
import { HierarchySkeleton } from './components/HierarchySkeleton.tsx';
import { Toolbar } from './components/Toolbar.tsx';
import styles from './hierarchy.module.css';
import { useHierarchyParams } from './hooks/useHierarchyParams.ts';

/** The story maps below a root, as a tree or as folders: `/story_map_hierarchy` (rule hierarchy.2). */
export function Component() {
  const { root: asked, view, setRoot, setView } = useHierarchyParams();
  const { data: settings, error, refetch } = useSettings();
  const globalTop = settings?.hierarchyTopContainer ?? null;
  const root = asked ?? globalTop;
  // After a change of the root by a node, the focus goes on in the new tree.
  const [keepsFocus, setKeepsFocus] = useState(false);
  const [found, setFound] = useState<readonly string[]>();
  const change = (id: string, fromNode: boolean) => {
    setKeepsFocus(fromNode);
    setFound(undefined);
    setRoot(id);
  };
  // The tree ends after three levels: what is further down is shown below a root of its own.
  const open = (ids: readonly string[]) => {
    const shown = view === 'tree' ? ids.slice(-MAX_HIERARCHY_DEPTH) : ids;
    setKeepsFocus(false);
    setFound(shown);
    if (shown[0] !== undefined && shown[0] !== root) setRoot(shown[0]);
  };
  return (
    <div className={styles['page']}>
      <PageTitle title={navigationTexts.hierarchy} />
      <div className={styles['head']}>
        <Text as="h1" look="heading" tabIndex={-1}>
          {navigationTexts.hierarchy}
        </Text>
        <Toolbar
          root={root}
          globalTop={globalTop}
          view={view}
          onRoot={(id) => change(id, false)}
          onFound={open}
          onView={setView}
        />
      </div>
      {root !== null ? (
        <Hierarchy
          key={root}
          rootId={root}
          view={view}
          isDefault={asked === null}
          focusRoot={keepsFocus}
          found={found?.[0] === root ? found : undefined}
          onRoot={(id) => change(id, true)}
        />
      ) : settings !== undefined ? (
        <EmptyState title={hierarchyTexts.empty} text={hierarchyTexts.emptyText} />
      ) : error !== null ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingAfter>
          <HierarchySkeleton />
        </LoadingAfter>
      )}
    </div>
  );
}
