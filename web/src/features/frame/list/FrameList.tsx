import { type ReactNode, useState } from 'react';
import type { FrameKind } from '#shared/model/frame.ts';
import { PROBLEM_PAGE_SIZE } from '#shared/model/limits.ts';
import type { FramePage } from '#shared/rules/frame.ts';
import * as frameTexts from '#shared/texts/frame.ts';
import * as listTexts from '#shared/texts/lists.ts';
import { Button } from '#web/components/controls/Button.tsx';
import { Icon } from '#web/components/controls/Icon.tsx';
import { plus } from '#web/components/controls/pageIcons.ts';
import { lazyDialog, type Openable } from '#web/components/dialog/lazyDialog.tsx';
import { ListPage } from '#web/components/list/ListPage.tsx';
import rows from '#web/components/list/rows.module.css';
import { RowSkeletons } from '#web/components/list/RowSkeletons.tsx';
import { Pager } from '#web/components/page/Pager.tsx';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { Loaded } from '#web/components/state/Loaded.tsx';
import type { useFrame } from '#web/replica/frame/useFrame.ts';
import { useMayEdit } from '#web/replica/story_map/useMap.ts';
import styles from './frame.module.css';
import { FrameRow, type FrameItem } from './FrameRow.tsx';
import { FrameSwitch } from './FrameSwitch.tsx';

const RemoveDialog = lazyDialog(() => import('../dialogs/RemoveDialog.tsx').then((file) => file.RemoveDialog));
const dialogs = {
  objective: lazyDialog<Openable>(() =>
    import('../dialogs/AddObjectiveDialog.tsx').then((file) => file.AddObjectiveDialog),
  ),
  problem: lazyDialog<Openable>(() => import('../dialogs/AddProblemDialog.tsx').then((file) => file.AddProblemDialog)),
};

type Props = {
  kind: FrameKind;
  query: ReturnType<typeof useFrame>;
  /** The open page of the list; undefined until it is loaded. */
  page: FramePage<FrameItem> | undefined;
  /** Why the list is empty although there are some, if so. */
  empty?: string | undefined;
  /** What a row says of an item beside its name. */
  aboutOf: (id: string) => { excerpt?: string; facts: ReactNode };
  onPage: (page: number) => void;
  /** Controls of the list, before its pager. */
  children?: ReactNode;
};

/** A list of the frame: its rows, page by page, and the button that adds one. */
export function FrameList({ kind, query, page, empty, aboutOf, onPage, children }: Props) {
  const texts = frameTexts[kind];
  const mayEdit = useMayEdit();
  const [adding, setAdding] = useState(false);
  // The item stays while the dialog fades out, so that its name does not disappear first.
  const [removed, setRemoved] = useState<{ item: FrameItem; open: boolean }>();
  const AddDialog = dialogs[kind];
  const add = () => setAdding(true);
  const button = (
    <Button variant="contained" start={<Icon path={plus} />} onClick={add}>
      {texts.add}
    </Button>
  );
  const hasItems = page !== undefined && page.total > 0;
  return (
    <>
      <ListPage
        title={texts.title}
        help={texts.help}
        query={query}
        // An empty list has the button in its middle.
        action={mayEdit && <div style={{ visibility: hasItems ? 'visible' : 'hidden' }}>{button}</div>}
      >
        <div className={styles['controls']}>
          <FrameSwitch open={kind} />
          {children}
          <Pager
            page={page?.page ?? 1}
            totalPages={page?.totalPages}
            onPage={onPage}
            onRefresh={() => void query.refetch()}
            refreshing={query.isFetching && page !== undefined}
          />
        </div>
        <Loaded query={query} data={page} skeleton={<RowSkeletons count={PROBLEM_PAGE_SIZE} />}>
          {({ items, total }) =>
            total === 0 ? (
              <EmptyState
                title={listTexts.empty}
                text={empty ?? (mayEdit ? texts.emptyHelp : texts.emptyViewer)}
                action={mayEdit && button}
              />
            ) : (
              <ul aria-label={texts.list} className={rows['rows']}>
                {items.map((item) => (
                  <FrameRow
                    key={item.id}
                    kind={kind}
                    item={item}
                    {...aboutOf(item.id)}
                    onRemove={mayEdit ? () => setRemoved({ item, open: true }) : undefined}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </ListPage>
      <AddDialog open={adding} onClose={() => setAdding(false)} />
      {removed !== undefined && (
        <RemoveDialog
          kind={kind}
          id={removed.item.id}
          name={removed.item.name}
          open={removed.open}
          onClose={() => setRemoved((current) => current && { ...current, open: false })}
        />
      )}
    </>
  );
}
