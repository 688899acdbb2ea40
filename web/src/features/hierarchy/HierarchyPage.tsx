import { useState } from 'react';
import { hierarchyTexts } from '#shared/texts/hierarchy.ts';
import { navigationTexts } from '#shared/texts/navigation.ts';
import { useSettings } from '#web/company/useSettings.ts';
import { Text } from '#web/components/controls/Text.tsx';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { ErrorState } from '#web/components/ErrorState.tsx';
import { LoadingAfter } from '#web/components/LoadingAfter.tsx';
import { PageTitle } from '#web/components/PageTitle.tsx';
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
  const change = (id: string, fromNode: boolean) => {
    setKeepsFocus(fromNode);
    setRoot(id);
  };
  return (
    <div className={styles['page']}>
      <PageTitle title={navigationTexts.hierarchy} />
      <div className={styles['head']}>
        <Text as="h1" look="heading" tabIndex={-1}>
          {navigationTexts.hierarchy}
        </Text>
        <Toolbar root={root} globalTop={globalTop} view={view} onRoot={(id) => change(id, false)} onView={setView} />
      </div>
      {root !== null ? (
        <Hierarchy
          key={root}
          rootId={root}
          view={view}
          isDefault={asked === null}
          focusRoot={keepsFocus}
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
