import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useState } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import { COMMENT_PARAM } from '#shared/rules/commentPath.ts';
import * as whoTexts from '#shared/texts/who.ts';
import { useSought } from '#web/base/browser/useSought.ts';
import { type Toasts, useToasts } from '#web/base/toasts.ts';
import { useShareBoard } from '#web/board/colleague/useShareBoard.ts';
import { DragBoard } from '#web/board/dragging/DragBoard.tsx';
import { DropLine } from '#web/board/dragging/DropLine.tsx';
import { useActiveInGrid, useEndIfGone } from '#web/board/keys/useActiveItem.ts';
import { pressOnItem } from '#web/board/keys/useItemKeys.ts';
import { menuOriginOf } from '#web/board/menu/menuOrigin.ts';
import { Announcements } from '#web/board/state/Announcements.tsx';
import shared from '#web/board/view/scroller.module.css';
import { EmptyState } from '#web/components/state/EmptyState.tsx';
import { useHead, useMap, useMayEdit } from '#web/replica/story_map/useMap.ts';
import { Column } from './board/Column.tsx';
import { GhostColumns, Invitation } from './board/Invitation.tsx';
import { labelDragging } from './board/labelDragging.ts';
import { Preview } from './board/Preview.tsx';
import { Toolbar } from './board/Toolbar.tsx';
import { useWhoRemoval } from './board/useWhoRemoval.ts';
import styles from './board/who.module.css';
import { whoDragging, whoKeys } from './board/whoHandling.ts';
import { WhoOverlays } from './dialogs/WhoOverlays.tsx';
import { isUnsaved } from './model/columns.ts';
import { labelKeys } from './model/labelKeys.ts';
import { WhoActions, type WhoEvent } from './model/WhoActions.ts';
import { useLinkCounts, useWhoActions, useWhoColumns, useWhoUi, WhoContext } from './whoContext.ts';

/** `/story_map/{id}/map/who`: the Whos of the open map by group and category (rule who.6). */
export function WhoBoard() {
  const map = useMap();
  const toasts = useToasts();
  const [actions] = useState(() => {
    const refuse = (text: string) => toasts.show({ severity: 'info', text, ms: TOAST_MS.info });
    return new WhoActions(map, refuse);
  });
  useEffect(() => actions.follow((event) => showToast(toasts, event)), [actions, toasts]);
  return (
    <WhoContext value={actions}>
      <Board />
      <WhoOverlays />
      <Announcements of={actions.voice} />
    </WhoContext>
  );
}

/** Shows the outcome of an edit as a toast (rules who.10, screen.4). */
function showToast(toasts: Toasts, event: WhoEvent): void {
  if (event.kind === 'reused') return toasts.show({ severity: 'info', text: whoTexts.reused, ms: TOAST_MS.info });
  const { message } = event.refusal;
  // The text also stays below its card, so that the user can send it again.
  if (event.kind === 'notAdded') return toasts.show({ severity: 'error', text: message, ms: TOAST_MS.creationError });
  toasts.show({ severity: 'error', text: whoTexts.notDone({ name: event.name, message }), ms: TOAST_MS.error });
}

function Board() {
  const actions = useWhoActions();
  const editable = useMayEdit();
  const name = useHead((head) => head.name);
  const columns = useWhoColumns();
  const counts = useLinkCounts();
  const isCarrying = useWhoUi(({ drag, labelDrag }) => drag !== null || labelDrag !== null);
  const count = columns.reduce((sum, { whos }) => sum + whos.length, 0);
  const keys = useMemo(() => whoKeys(actions, editable), [actions, editable]);
  const keysOfLabels = useMemo(() => labelKeys(actions, editable), [actions, editable]);
  const kinds = useMemo(() => [whoDragging(actions), labelDragging(actions)], [actions]);
  const removal = useWhoRemoval();
  const several = { selection: actions.selection, removal, refuse: (text: string) => actions.refuse(text) };
  useActiveInGrid(actions, keys);
  useEndIfGone(keysOfLabels);
  useShareBoard(actions, {
    doingOf: (ui) => ({
      selected: ui.active,
      editing: ui.dialog?.kind === 'edit' ? ui.dialog.id : null,
      dragging: ui.drag?.item ?? ui.lifted?.item,
    }),
    itemOf: (id) => (actions.cards.has(id) ? id : undefined),
  });
  useSought('who', (id) => {
    if (!actions.cards.has(id)) return;
    actions.activate(id, true);
    if (new URLSearchParams(location.search).has(COMMENT_PARAM)) actions.ui.set({ dialog: { kind: 'comments', id } });
  });

  if (count === 0 && !editable) return <EmptyState title={whoTexts.empty} text={whoTexts.emptyViewer} />;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement)) return;
    const label = event.target.dataset['label'];
    if (label !== undefined && pressOnItem(keysOfLabels, label, event)) return;
    const id = actions.itemAt(event.target);
    if (id !== undefined) pressOnItem(keys, id, event);
  };
  /** The Who of the card at an element; undefined while it is not saved. */
  const whoAt = (target: EventTarget): string | undefined => {
    const card = actions.cards.get(actions.itemAt(target) ?? '');
    return card === undefined || isUnsaved(card) ? undefined : card.id;
  };
  const onContextMenu = (event: MouseEvent) => {
    const origin = menuOriginOf(event, '[data-face], [data-label]');
    const { lifted, liftedLabel } = actions.ui.get();
    if (origin === undefined || lifted !== null || liftedLabel !== null) return;
    const id = whoAt(origin.anchor);
    const label = origin.anchor.dataset['label'];
    if (id !== undefined) actions.ui.set({ menu: { id, ...origin } });
    else if (label !== undefined) actions.ui.set({ labelMenu: { id: label, ...origin } });
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Toolbar count={count} />
      <DragBoard editable={editable} kinds={kinds} several={several} keys={[keys, keysOfLabels]} preview={<Preview />}>
        <section
          className={`${shared['scroller']} ${styles['scroller']}`}
          aria-label={whoTexts.board({ name })}
          data-board=""
          data-carrying={isCarrying || undefined}
          onKeyDown={onKeyDown}
          onDoubleClick={({ target }) => {
            const id = whoAt(target);
            if (id !== undefined) actions.ui.set({ dialog: { kind: editable ? 'edit' : 'links', id } });
          }}
          onContextMenu={onContextMenu}
          onBlur={({ relatedTarget }) => {
            if (!(relatedTarget instanceof Element) || relatedTarget.closest('[data-lifted]') !== null) return;
            keys.putBack(false);
            keysOfLabels.putBack(false);
          }}
        >
          {count === 0 && <Invitation />}
          <div className={styles['columns']} data-columns="">
            <LabelDropLine />
            {columns.map((column) => (
              <Column key={column.group?.id ?? ''} column={column} counts={counts} />
            ))}
            {count === 0 && <GhostColumns taken={columns.length} />}
          </div>
        </section>
      </DragBoard>
    </>
  );
}

/** Shows where the dragged group or category will land. */
function LabelDropLine() {
  return <DropLine line={useWhoUi(({ labelDrag }) => labelDrag?.landing?.line ?? null)} />;
}
