import type { LostAttempt } from '#lambdas/ports/jira/port.ts';
import type { Stored } from '#lambdas/store/items.ts';
import type { Key } from '#lambdas/store/keys.ts';
import { type Mutation, unchanged } from '#lambdas/store/steps/mutations.ts';
import { Contention } from '#lambdas/store/table/contention.ts';
import { writeUnlogged } from '#lambdas/store/unlogged.ts';
import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';

/** An export whose issue is not known yet: it stays until the epic has its link (docs/decisions/0064). */
export type ExportAttempt = {
  /** Travels with the issue, so that it is found again. */
  exportKey: string;
  /** The request that works on it, and until when nobody else may. */
  request: string;
  until: number;
  /** The command that the request is for, where its sender may send it again. */
  command?: string;
  /** Where and when an issue may have been created. */
  lost: LostAttempt;
  /** The same before this request; absent when none may have been. */
  lostBefore?: LostAttempt | undefined;
};

/** Longer than a request lasts, in milliseconds. */
const HELD_MS = 30_000;
/** Attempts that nobody repeats are forgotten after a week. */
const KEPT_MS = 604_800_000;

/** A request that wants to work on an export, and the command that it is for. */
export type ExportRequest = {
  /** The same in all attempts of the request. */
  readonly request: string;
  readonly command: string | undefined;
  /** The project where it creates an issue. */
  readonly projectId: string;
  /** As it was read: an export that ended meanwhile has given it a link. */
  readonly epic: Stored;
};

/**
 * Takes the export of an epic, so that no second request creates an issue.
 * @throws CallError export-running
 * @throws Contention when the epic has changed, and while the same command, sent twice at once, is at work: its answer
 * is the one of both
 */
export async function lockExport(
  key: Key,
  before: ExportAttempt | undefined,
  { request, command, projectId, epic }: ExportRequest,
): Promise<ExportAttempt> {
  const now = Date.now();
  if (before !== undefined && before.request !== request && before.until > now) {
    const running = new CallError(errors.exportRunning);
    throw command !== undefined && before.command === command ? new Contention(running, { isOwn: true }) : running;
  }
  // The row is the request's own when it was written and the answer was lost.
  const lostBefore = before?.request === request ? before.lostBefore : before && lostIn(before);
  const attempt: ExportAttempt = {
    exportKey: before?.exportKey ?? newId(),
    request,
    until: now + HELD_MS,
    lost: withAttempt(lostBefore ?? null, projectId),
    lostBefore,
    ...(command !== undefined && { command }),
  };
  await writeUnlogged([
    putAttempt(key, attempt, before === undefined ? { is: 'absent' } : { attribute: 'until', equals: before.until }),
    { do: 'require', key: { pk: epic.pk, sk: epic.sk }, require: unchanged(epic) },
  ]);
  return attempt;
}

/** Lets others try again. @param lost where an issue may have been created that nobody knows; null if there is none */
export async function unlockExport(key: Key, attempt: ExportAttempt, lost: LostAttempt | null): Promise<void> {
  await writeUnlogged([
    lost === null
      ? { do: 'deletePointer', key }
      : putAttempt(key, { ...attempt, lost, until: 0 }, { attribute: 'request', equals: attempt.request }),
  ]);
}

/** The attempts that may have created an issue, with one more that is made now. */
export function withAttempt(lost: LostAttempt | null, projectId: string): LostAttempt {
  const now = Date.now();
  return { projects: [...new Set([...(lost?.projects ?? []), projectId])], since: lost?.since ?? now, until: now };
}

/** An earlier release has noted the time of an attempt only, so that nobody can look for it. */
function lostIn({
  lost,
  sentAt = 0,
}: Omit<ExportAttempt, 'lost'> & { lost?: LostAttempt; sentAt?: number }): LostAttempt {
  return lost ?? { projects: [], since: sentAt, until: sentAt };
}

function putAttempt(
  key: Key,
  attempt: ExportAttempt,
  requirement: { is: 'absent' } | { attribute: string; equals: unknown },
): Mutation {
  const expiresAt = Math.ceil((Date.now() + KEPT_MS) / 1_000);
  return { do: 'putPointer', key, fields: { ...attempt, expiresAt }, require: [requirement] };
}
