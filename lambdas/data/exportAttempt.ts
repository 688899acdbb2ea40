import { CallError } from '#shared/CallError.ts';
import * as errors from '#shared/errors.ts';
import { newId } from '#shared/model/ids.ts';
import type { Key } from './keys.ts';
import type { Mutation } from './mutations.ts';
import { writeUnlogged } from './unlogged.ts';

/** An export whose issue is not known yet: it stays until the epic has its link (docs/decisions/0073). */
export type ExportAttempt = {
  /** Travels with the issue, so that it is found again. */
  exportKey: string;
  /** The request that works on it, and until when nobody else may. */
  request: string;
  until: number;
  /** When an issue may have been created last. */
  sentAt: number;
};

/** Longer than a request lasts, in milliseconds. */
const HELD_MS = 30_000;
/** Attempts that nobody repeats are forgotten after a week. */
const KEPT_MS = 604_800_000;
/** How long a tracker's search may not know a new issue, in milliseconds. */
const SEARCH_LAG_MS = 60_000;

/** Takes the export of an epic, so that no second request creates an issue. @throws CallError export-running */
export async function takeExport(key: Key, before: ExportAttempt | undefined, request: string): Promise<ExportAttempt> {
  const now = Date.now();
  if (before !== undefined && before.request !== request && before.until > now)
    throw new CallError(errors.exportRunning);
  const attempt: ExportAttempt = {
    exportKey: before?.exportKey ?? newId(),
    request,
    until: now + HELD_MS,
    sentAt: now,
  };
  await writeUnlogged([
    putAttempt(key, attempt, before === undefined ? { is: 'absent' } : { attribute: 'until', equals: before.until }),
  ]);
  return attempt;
}

/** Lets others try again. @param created whether there may be an issue */
export async function releaseExport(key: Key, attempt: ExportAttempt, created: boolean): Promise<void> {
  await writeUnlogged([
    created
      ? putAttempt(key, { ...attempt, until: 0 }, { attribute: 'request', equals: attempt.request })
      : { do: 'deletePointer', key },
  ]);
}

/** Whether a tracker's search would know the issue of an attempt by now. */
export const isSearchable = ({ sentAt }: ExportAttempt): boolean => sentAt < Date.now() - SEARCH_LAG_MS;

function putAttempt(
  key: Key,
  attempt: ExportAttempt,
  requirement: { is: 'absent' } | { attribute: string; equals: unknown },
): Mutation {
  const expiresAt = Math.ceil((Date.now() + KEPT_MS) / 1_000);
  return { do: 'putPointer', key, fields: { ...attempt, expiresAt }, require: [requirement] };
}
