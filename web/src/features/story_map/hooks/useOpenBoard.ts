import { useEffect, useMemo, useState } from 'react';
import type { CallOutput } from '#shared/contract/registry.ts';
import { TOAST_MS } from '#shared/model/limits.ts';
import { fill } from '#shared/texts/fill.ts';
import { storyMapTexts } from '#shared/texts/storyMap.ts';
import { call, onChange } from '#web/api/client.ts';
import { useToasts, type Toasts } from '#web/components/toasts.ts';
import { BoardActions } from '../model/actions.ts';
import type { BoardEvent } from '../model/boardEvents.ts';
import { BoardStore } from '../model/boardStore.ts';
import { Cell } from '../model/cell.ts';
import { MapStore } from '../model/mapStore.ts';
import { idleUi } from '../model/uiState.ts';

/** Opens a loaded map: from here on its store is the only copy, and what the server says later enters there. */
export function useOpenBoard(copy: CallOutput<'get_container'>): { actions: BoardActions; map: MapStore } {
  const toasts = useToasts();
  const [events] = useState(() => new Reporter());
  const open = useMemo(() => {
    const map = new MapStore(copy);
    const board = new BoardStore(
      copy,
      map,
      (name, input, options) => call(name, input, options),
      (event) => events.report(event),
    );
    return { actions: new BoardActions(board, new Cell(idleUi)), map };
  }, [copy, events]);
  useEffect(() => events.connect(toasts, open.actions), [events, toasts, open]);
  useEffect(() => followMembers(open.map), [open]);
  return open;
}

/** The members of the map may change outside its page: where the owner answers who asks for access. @returns ends it */
function followMembers(map: MapStore): () => void {
  return onChange(({ changed, removed }, input) => {
    const isMember = ({ type }: { type: string }) => type === 'member';
    const isOfMap = 'containerId' in input && input.containerId === map.containerId;
    if (isOfMap) map.enter({ changed: changed.filter(isMember), removed: removed.filter(isMember) });
  });
}

/** Tells people what happened to their edits (foundation §8). */
class Reporter {
  #toasts: Toasts | null = null;
  #actions: BoardActions | null = null;

  connect(toasts: Toasts, actions: BoardActions): void {
    this.#toasts = toasts;
    this.#actions = actions;
  }

  report(event: BoardEvent): void {
    switch (event.kind) {
      case 'deleted':
        return this.#toasts?.show({ severity: 'success', text: storyMapTexts.deleted, ms: TOAST_MS.success });
      case 'merged':
        this.#actions?.follow(event.card, event.into);
        if (!event.reused) return;
        return this.#toasts?.show({ severity: 'info', text: storyMapTexts.reused, ms: TOAST_MS.info });
      case 'reused':
        return this.#toasts?.show({ severity: 'info', text: storyMapTexts.reused, ms: TOAST_MS.info });
      case 'refused':
        return this.#refused(event);
    }
  }

  #refused({ intent, description, refusal: { code, message } }: Extract<BoardEvent, { kind: 'refused' }>): void {
    switch (intent.kind) {
      case 'add': {
        // Where it was to stand has gone, so it cannot be shown on the map with what was typed.
        const text =
          code === 'parent-does-not-exist'
            ? fill(storyMapTexts.notDone, { name: intent.description, message })
            : message;
        return this.#toasts?.show({ severity: 'error', text, ms: TOAST_MS.creationError });
      }
      case 'delete':
        return this.#toasts?.show({ severity: 'error', text: message, ms: TOAST_MS.deleteError });
      case 'rename':
        // Said under the card itself, with what was typed.
        return;
      case 'move':
        return this.#toasts?.show({
          severity: 'error',
          text: fill(storyMapTexts.notDone, { name: description, message }),
          ms: TOAST_MS.error,
        });
    }
  }
}
