import { useEffect, useState, type KeyboardEvent } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import { fill } from '#shared/texts/fill.ts';
import { whoTexts } from '#shared/texts/who.ts';
import { call } from '#web/api/client.ts';
import { EmptyState } from '#web/components/EmptyState.tsx';
import { useToasts, type Toasts } from '#web/components/toasts.ts';
import { useActions, useEditable, useMap, useMapStore } from '../board/boardContext.ts';
import { meansOutdated, refusalOf } from '../model/boardEvents.ts';
import { Cell } from '../model/cell.ts';
import { Column } from './board/Column.tsx';
import { DragLayer } from './board/DragLayer.tsx';
import { GhostColumns, Invitation } from './board/Invitation.tsx';
import { Toolbar } from './board/Toolbar.tsx';
import styles from './board/who.module.css';
import { WhoOverlays } from './dialogs/WhoOverlays.tsx';
import { columnsOf } from './model/columns.ts';
import { WhoActions, type WhoEvent } from './model/WhoActions.ts';
import { pressWhoKey, putWhoBack } from './model/whoKeys.ts';
import { idleWhoUi } from './model/whoUi.ts';
import { useLinkCounts, useWhoActions, useWhoColumns, useWhoUi, WhoContext } from './whoContext.ts';

/** `/story_map/{id}/map/who`: the Whos of the open map by group and category (foundation §2, Who board). */
export function WhoBoard() {
  const { board } = useActions();
  const map = useMapStore();
  const toasts = useToasts();
  const [actions] = useState(
    () =>
      new WhoActions(
        new Cell(idleWhoUi),
        { containerId: map.containerId, whos: () => map.getState().whos, enter: (answer) => board.enter(answer) },
        call,
        (event) => {
          // A refusal that tells that a colleague's change was missed.
          if (event.kind !== 'reused' && meansOutdated(refusalOf(event.error).code)) void board.reload();
          tell(toasts, event);
        },
      ),
  );
  return (
    <WhoContext value={actions}>
      <Board />
      <WhoOverlays />
      <Voice />
    </WhoContext>
  );
}

/** Tells people what happened to what they did (foundation §8). */
function tell(toasts: Toasts, event: WhoEvent): void {
  if (event.kind === 'reused') return toasts.show({ severity: 'info', text: whoTexts.reused, ms: TOAST_MS.info });
  const { message } = refusalOf(event.error);
  // What was typed stays below it too, so that it can be sent again.
  if (event.kind === 'notAdded') return toasts.show({ severity: 'error', text: message, ms: TOAST_MS.creationError });
  if (event.kind === 'notMoved')
    toasts.show({ severity: 'error', text: fill(whoTexts.notDone, { name: event.name, message }), ms: TOAST_MS.error });
}

function Board() {
  const actions = useWhoActions();
  const editable = useEditable();
  const name = useMap(({ head }) => head.name);
  const columns = useWhoColumns();
  const counts = useLinkCounts();
  const isCarrying = useWhoUi(({ drag }) => drag !== null);
  const active = useWhoUi((ui) => ui.active);
  const count = columns.reduce((sum, { whos }) => sum + whos.length, 0);
  const first = columns.flatMap(({ parts }) => parts.flatMap(({ whos }) => whos))[0]?.id ?? null;
  const isThere = columns.some(({ whos }) => whos.some(({ id }) => id === active));
  // There is always one card that Tab reaches, also after a colleague took the active one away.
  useEffect(() => {
    if (!isThere) actions.activate(first, false);
  }, [actions, isThere, first]);

  if (count === 0 && !editable) return <EmptyState title={whoTexts.empty} text={whoTexts.emptyViewer} />;
  const onKeyDown = (event: KeyboardEvent) => {
    const face = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-face]') : null;
    const id = face?.closest<HTMLElement>('[data-who]')?.dataset['who'];
    if (face === null || id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const { kept, lifted } = actions.ui.get();
    const still = lifted === null ? columns : columnsOf(actions.cards.values(), kept, editable);
    if (pressWhoKey(actions, still, id, { key: event.key, anchor: face, editable })) event.preventDefault();
  };
  return (
    <DragLayer>
      <section
        className={styles['scroller']}
        aria-label={fill(whoTexts.board, { name })}
        data-carrying={isCarrying || undefined}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) =>
          relatedTarget !== null &&
          !(relatedTarget instanceof Element && relatedTarget.closest('[data-lifted]')) &&
          putWhoBack(actions)
        }
      >
        <Toolbar count={count} />
        {count === 0 && <Invitation />}
        <div className={styles['columns']}>
          {columns.map((column) => (
            <Column key={column.label ?? ''} column={column} counts={counts} />
          ))}
          {count === 0 && <GhostColumns taken={columns.length} />}
        </div>
      </section>
    </DragLayer>
  );
}

/** What the board says to screen readers about moves. */
function Voice() {
  const said = useWhoUi((ui) => ui.said);
  return (
    // The same words twice are heard twice only if the element's text changes.
    <div className={styles['hidden']} aria-live="assertive" aria-atomic="true" data-said="">
      {said.text + (said.count % 2 === 0 ? '' : '\u00a0')}
    </div>
  );
}
