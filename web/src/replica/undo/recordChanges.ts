import { undoableCall, type UndoableName } from '#shared/contract/undoableCall.ts';
import * as texts from '#shared/texts/undo.ts';
import type { Pending } from '#web/replica/command.ts';
import { PENDING_KEY } from '#web/replica/keys.ts';
import type { PendingCommands } from '#web/replica/pendingCommands.ts';
import type { Scope } from '#web/replica/scope.ts';
import { homeOf } from '#web/replica/scopes.ts';
import type { UndoStack } from './UndoStack.ts';

/** What an edit is called; undefined when it cannot be undone. */
function actionOf({ command, input }: Pending, scope: Scope): string | undefined {
  // A dry run changes nothing.
  if ((input as { dryRun?: boolean }).dryRun === true) return undefined;
  if (command.does !== undefined) return command.does(input as never, scope);
  return undoableCall(command.name) === undefined ? undefined : texts.actions[command.name as UndoableName];
}

/**
 * Puts the changes that the user makes in a scope on a stack.
 * @param stackNow the stack of the page on the screen
 */
export function recordChanges(scope: Scope, pending: PendingCommands, stackNow: () => UndoStack): void {
  const begun = new Map<number, ReturnType<UndoStack['begin']>>();
  const settle = (seq: number, answer: Parameters<ReturnType<UndoStack['begin']>['settle']>[0]) => {
    begun.get(seq)?.settle(answer);
    begun.delete(seq);
  };
  pending.onEvent((event) => {
    const { seq } = event.pending;
    switch (event.kind) {
      case 'begun': {
        const action = actionOf(event.pending, scope);
        const { command, input } = event.pending;
        const home = homeOf(command.scope?.(input as never) ?? scope.name);
        if (action !== undefined) begun.set(seq, stackNow().begin(action, home, command.group));
        return;
      }
      case 'added':
        return begun.get(seq)?.join();
      case 'done':
        begun.get(seq)?.join();
        return settle(seq, event.answer);
      case 'refused':
        return settle(seq, null);
    }
  });
  // An edit of something that was never saved is dropped with it, without an answer.
  const dropGone = () => {
    const waiting = new Set(pending.all.flatMap(({ seq, refused }) => (refused === null ? [seq] : [])));
    for (const seq of begun.keys()) if (!waiting.has(seq)) settle(seq, null);
  };
  scope.subscribe([PENDING_KEY], () => {
    if (begun.size > 0) queueMicrotask(dropGone);
  });
}
