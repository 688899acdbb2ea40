import { useEffect, useMemo } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import * as storyMapTexts from '#shared/texts/story_map/storyMap.ts';
import { request } from '#web/base/api/client.ts';
import { type Toasts, useToasts } from '#web/base/toasts.ts';
import { BoardActions } from '#web/board/selection/actions.ts';
import { pasteProgress } from '#web/board/selection/pasteProgress.ts';
import { type CommandEvent, inputOf, type Pending } from '#web/replica/command.ts';
import type { Refusal } from '#web/replica/entity.ts';
import { useKeeping } from '#web/replica/kept/keptContext.ts';
import { PENDING_KEY } from '#web/replica/keys.ts';
import type { OpenScopes } from '#web/replica/openScopes.ts';
import { RETRY_MS } from '#web/replica/outbox.ts';
import { placeWhat } from '#web/replica/release/placeWhat.ts';
import { mapScope } from '#web/replica/scopes.ts';
import { addCard, deleteCard, moveCard, renameCard } from '#web/replica/story_map/cardCommands.ts';
import { MapReplica } from '#web/replica/story_map/MapReplica.ts';
import { changeSettings, linkWho, unlinkWho } from '#web/replica/story_map/settingCommands.ts';
import { useOfferUndo } from '#web/replica/undo/useUndo.ts';

type OfferUndo = ReturnType<typeof useOfferUndo>;

/** A story map that this tab has open already, since edits of it still wait; undefined otherwise. */
export function openedMap(scopes: OpenScopes, containerId: string): MapReplica | undefined {
  const opened = scopes.get(mapScope(containerId));
  return opened instanceof MapReplica ? opened : undefined;
}

/**
 * Opens a loaded map: from here on the replica holds the only copy, and later answers of the server enter there.
 * @param isConfirmed false for a copy kept in this browser
 */
export function useLoadedMap(copy: CallOutput<'get_container'>, isConfirmed: boolean): MapReplica {
  const { edits, scopes, changesOf } = useKeeping();
  return useMemo(() => {
    const name = mapScope(copy.id);
    const options = { retryMs: RETRY_MS, journal: edits.journalOf(name), changes: changesOf(name) };
    return openedMap(scopes, copy.id) ?? new MapReplica(copy, request, options, isConfirmed);
  }, [copy, isConfirmed, edits, scopes, changesOf]);
}

/** Shows a map: its board, and what becomes of the edits. */
export function useOpenBoard(map: MapReplica): BoardActions {
  const toasts = useToasts();
  const offerUndo = useOfferUndo(map);
  const { scopes } = useKeeping();
  const actions = useMemo(() => new BoardActions(map), [map]);
  useEffect(() => {
    // It was open in the background, where nothing brought it up to date.
    if (scopes.get(map.scope.name) === map) void map.reload();
    return scopes.hold(map);
  }, [map, scopes]);
  useEffect(
    () => actions.map.pending.onEvent((event) => report(event, actions, toasts, offerUndo)),
    [actions, toasts, offerUndo],
  );
  useEffect(() => actions.map.scope.subscribe([PENDING_KEY], () => reportPasted(actions, toasts)), [actions, toasts]);
  return actions;
}

/** Reports which pasted cards were not added, once all are answered. Each shows its own reason below. */
function reportPasted({ ui, map }: BoardActions, toasts: Toasts): void {
  const { pasted } = ui.get();
  if (pasted === null) return;
  const { done, failed, message } = pasteProgress(map, pasted);
  const { total } = pasted;
  if (done < total) return;
  ui.set({ pasted: null });
  if (failed === 0) return;
  const text = storyMapTexts.pasting.failed({ failed, total, message });
  toasts.show({ severity: 'error', text, ms: TOAST_MS.creationError });
}

/** Whether an addition belongs to a paste, which is reported as a whole. */
function isBeingPasted(pending: Pending, ui: BoardActions['ui']): boolean {
  const { pasted } = ui.get();
  return pasted !== null && inputOf(addCard, pending)?.paste?.group === pasted.group;
}

/** For cards pasted together, a single notice says that a description already existed. */
function isFirstReuse(pending: Pending, { ui }: BoardActions): boolean {
  const { pasted } = ui.get();
  if (pasted === null || !isBeingPasted(pending, ui)) return true;
  ui.set({ pasted: { ...pasted, hasReused: true } });
  return !pasted.hasReused;
}

/** Notifies the user of the outcome of their edits (rules what.26, screen.4). */
function report(event: CommandEvent, actions: BoardActions, toasts: Toasts, offerUndo: OfferUndo): void {
  switch (event.kind) {
    case 'begun':
      return;
    case 'added':
      if (inputOf(addCard, event.pending) === undefined) return;
      actions.follow(event.temporary, event.id);
      if (event.reused && isFirstReuse(event.pending, actions))
        toasts.show({ severity: 'info', text: storyMapTexts.reused, ms: TOAST_MS.info });
      return;
    case 'done': {
      const deleted = inputOf(deleteCard, event.pending);
      if (deleted?.replaced === false) offerUndo(storyMapTexts.deleted, deleted.card, deleted.was?.description);
      return;
    }
    case 'refused':
      return reportRefusal(event.pending, event.refusal, actions, toasts);
  }
}

/**
 * The reason for refusing a description shows under the card itself, with the typed text. A conflict is announced too.
 */
function reportRefusal(pending: Pending, { code, message }: Refusal, actions: BoardActions, toasts: Toasts): void {
  const added = inputOf(addCard, pending);
  if (added !== undefined && !isBeingPasted(pending, actions.ui)) {
    // Its place is gone, so the map cannot show the typed text.
    const isLost = code === 'parent-does-not-exist';
    const text = isLost ? storyMapTexts.notDone({ name: added.description, message }) : message;
    toasts.show({ severity: 'error', text, ms: TOAST_MS.creationError });
  }
  const deleted = inputOf(deleteCard, pending);
  if (deleted !== undefined) {
    const name = actions.nameOf(deleted.card);
    toasts.show({ severity: 'error', text: message, name, ms: TOAST_MS.deleteError });
    actions.returnTo(deleted.card);
  }
  if (code === 'value-changed' && inputOf(renameCard, pending) !== undefined)
    actions.announce(storyMapTexts.notSaved({ message }));
  const changed =
    inputOf(placeWhat, pending)?.whatId ??
    (
      inputOf(moveCard, pending) ??
      inputOf(changeSettings, pending) ??
      inputOf(linkWho, pending) ??
      inputOf(unlinkWho, pending)
    )?.card;
  if (changed !== undefined)
    toasts.show({
      severity: 'error',
      text: storyMapTexts.notDone({ name: actions.nameOf(changed), message }),
      ms: TOAST_MS.error,
    });
}
