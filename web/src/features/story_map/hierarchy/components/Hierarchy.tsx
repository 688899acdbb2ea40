import * as commonTexts from '#shared/texts/common.ts';
import * as texts from '#shared/texts/story_map/hierarchy.ts';
import { paths } from '#web/base/paths.ts';
import { ButtonLink } from '#web/components/controls/Button.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { ErrorState } from '#web/components/state/ErrorState.tsx';
import { LoadingAfter } from '#web/components/state/LoadingAfter.tsx';
import { Message } from '#web/components/state/Message.tsx';
import { useHierarchy } from '../hooks/useHierarchy.ts';
import type { HierarchyView } from '../model/hierarchyTree.ts';
import { HierarchySkeleton } from './HierarchySkeleton.tsx';
import { HierarchyTree } from './HierarchyTree.tsx';

type Props = {
  rootId: string;
  view: HierarchyView;
  /** Whether nobody has chosen this root: a company's top that the user may not view is then none. */
  isDefault: boolean;
  /** Focuses the root once it is there. */
  focusRoot: boolean;
  /** The ids from the root to a story map that was searched for: it is shown and gets the focus. */
  found: readonly string[] | undefined;
  onRoot: (id: string) => void;
};

/** A root and the story maps below it, or why they cannot be shown. */
export function Hierarchy({ rootId, view, isDefault, focusRoot, found, onRoot }: Props) {
  const { root, expand, collapse } = useHierarchy(rootId, view, found);
  if (root.below.kind === 'closed')
    return isDefault ? (
      <EmptyState title={texts.empty} text={texts.emptyText} />
    ) : (
      <Message title={texts.closed}>
        <ButtonLink variant="outlined" to={paths.storyMap(rootId)}>
          {commonTexts.askForAccess}
        </ButtonLink>
      </Message>
    );
  if (root.below.kind === 'failed') return <ErrorState error={root.below.error} onRetry={() => expand(root)} />;
  if (root.name === null)
    return (
      <LoadingAfter>
        <HierarchySkeleton />
      </LoadingAfter>
    );
  return (
    <HierarchyTree
      root={root}
      view={view}
      focusRoot={focusRoot}
      found={found}
      onExpand={expand}
      onCollapse={collapse}
      onRoot={onRoot}
    />
  );
}
