import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { TOAST_MS } from '#shared/model/limits.ts';
import { sameValue } from '#shared/rules/sameValue.ts';
import * as texts from '#shared/texts/undo.ts';
import { callOptions } from '#web/base/api/queries.ts';
import { type Toasts, useToasts } from '#web/base/toasts.ts';
import { refusalOf } from '#web/replica/refusal.ts';
import type { Scope } from '#web/replica/scope.ts';
import { type Home, homeOf } from '#web/replica/scopes.ts';
import { send } from '#web/replica/sending/send.ts';
import type { Direction, Offers, Outcome, Revert, UndoStack } from './UndoStack.ts';

/** What is on the screen with changes that can be undone: an open story map, an initiative, or the company. */
export type Undoable = {
  scope: Scope;
  changes: UndoStack;
  /** Reads it again, where no query does. */
  reload?: () => Promise<unknown>;
};

/** Queries whose answers the replica of the map itself keeps up to date. */
const OF_THE_REPLICA: ReadonlySet<unknown> = new Set(['get_container', 'map_changes']);

/** What the user can undo and redo. */
export function useOffers({ changes }: Undoable): Offers {
  return useSyncExternalStore(changes.subscribe, () => changes.offers);
}

/**
 * Undoes and redoes the user's own changes. What stays or cannot be undone is said in a toast.
 * @returns a function that returns what became of it; undefined when there was nothing to undo
 */
export function useUndo(of: Undoable): (direction: Direction, removed?: string) => Promise<Outcome | undefined> {
  const cache = useQueryClient();
  const toasts = useToasts();
  return useCallback(
    async (direction, removed) => {
      const revert: Revert = (changeIds, home) => send('revert_change', { ...home, changeIds });
      const outcome = await of.changes.revert(direction, revert, removed);
      if (outcome === undefined) return undefined;
      outcome.back.forEach(toasts.dismiss);
      void refreshQueries(cache, homeOf(of.scope.name));
      // What comes back with it may be unknown to this tab, and so is what others have changed.
      const isStale = outcome.back.length > 0 || outcome.error !== null || outcome.kept.length > 0;
      if (isStale) await of.reload?.();
      await report(outcome, of.scope, cache, toasts);
      return outcome;
    },
    [of, cache, toasts],
  );
}

/** Reads what is on the screen again: what has changed may belong to any of its queries. */
function refreshQueries(cache: QueryClient, home: Home): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey: [name, input] }) => {
      const { containerId, initiativeId } = (input ?? {}) as Home;
      return !OF_THE_REPLICA.has(name) && sameValue({ containerId, initiativeId }, { ...NOWHERE, ...home });
    },
  });
}

const NOWHERE = { containerId: undefined, initiativeId: undefined };

async function report(outcome: Outcome, scope: Scope, cache: QueryClient, toasts: Toasts): Promise<void> {
  const { direction, action, error, kept } = outcome;
  if (error !== null) {
    const text = (direction === 'undo' ? texts.notUndone : texts.notRedone)({
      action,
      message: refusalOf(error).message,
    });
    toasts.show({ severity: 'error', text, ms: TOAST_MS.error });
  }
  if (kept.length > 0)
    toasts.show({
      severity: 'warning',
      text: keptText(outcome, scope, await namesOf(kept, cache)),
      ms: TOAST_MS.error,
    });
}

/** The names of the people who have changed what stays, by uid. */
async function namesOf(kept: Outcome['kept'], cache: QueryClient): Promise<ReadonlyMap<string, string>> {
  if (kept.every(({ by }) => by === null)) return new Map();
  const { docs } = await cache.fetchQuery(callOptions('company_users', {})).catch(nobody);
  return new Map(docs.map(({ uid, username, email }) => [uid, username ?? email]));
}

/** Without the names, the toast says that somebody has changed it. */
const nobody = () => ({ docs: [] });

/** What an undo has left as it is, by whom, in words. */
function keptText({ kept, action }: Outcome, scope: Scope, names: ReadonlyMap<string, string>): string {
  // Other parts stay because of these.
  const causes = kept.filter(({ reason }) => reason !== 'joint');
  const entities = new Map((causes.length > 0 ? causes : kept).map((each) => [`${each.type} ${each.id}`, each]));
  const [text = '', ...more] = [...entities.values()].map(({ type, id, reason, by: uid }) => {
    const person = uid === null ? undefined : names.get(uid);
    const by = uid === null ? texts.since : person === undefined ? texts.somebody : texts.by({ person });
    const name = nameIn(scope, type, id);
    return name === undefined ? texts.keptPart[reason]({ by, action }) : texts.kept[reason]({ by, name });
  });
  return more.length === 0 ? text : texts.keptMore({ text, count: more.length });
}

/** The name of a visible entity that has one. */
function nameIn(scope: Scope, type: string, id: string): string | undefined {
  const entity = scope.confirmed(type).find((other) => other.id === id);
  const { description, name } = (entity ?? {}) as { description?: unknown; name?: unknown };
  return [description, name].find((text) => typeof text === 'string');
}

/** Offers in a toast to undo the deletion of something: `name` says of what, if the text is the same for all. */
export function useOfferUndo(of: Undoable): (text: string, id: string, name?: string) => void {
  const toasts = useToasts();
  const undo = useUndo(of);
  return useMemo(
    () => (text, id, name) =>
      toasts.show({
        severity: 'success',
        text,
        ...(name !== undefined && { name }),
        ms: TOAST_MS.success,
        about: id,
        action: { label: texts.undo, onClick: () => void undo('undo', id) },
      }),
    [toasts, undo],
  );
}
