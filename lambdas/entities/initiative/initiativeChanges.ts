import type { LogEntry, LoggedChange } from '#lambdas/store/changeLog.ts';
import type { InitiativeBoard } from './initiativeBoard.ts';

/** What somebody has changed, with the version that it got. */
export type ChangedPart = { type: string; id: string; version: number; removed: boolean };

/** The changes among some log entries of its story maps that an initiative shows: those in its releases. */
export function changedContents(entries: readonly LogEntry[], { releases }: InitiativeBoard): ChangedPart[] {
  const shown = new Set(releases.map(({ id }) => id));
  return latest(
    entries.flatMap(({ changes }) =>
      changes.filter((change) => {
        if (change.type === 'release') return shown.has(change.id);
        if (change.type === 'release_what') return shown.has(change.id.split('-')[0] ?? '');
        if (change.type !== 'epic') return false;
        const isIn = (state: LoggedChange['now']) => shown.has(String(state?.['releaseId']));
        return isIn({ ...change.was, ...change.now }) || isIn(change.was);
      }),
    ),
  );
}

/** The changes of an initiative's own rows among the entries of its log. */
export function changedParts(entries: readonly LogEntry[]): ChangedPart[] {
  return latest(entries.flatMap(({ changes }) => changes));
}

/** Each entity once, as its last change left it. Erased ones are left out. */
function latest(changes: readonly LoggedChange[]): ChangedPart[] {
  const touched = new Map<string, ChangedPart>();
  for (const { type, id, version, now } of changes) {
    const known = touched.get(`${type} ${id}`);
    if (now === null || (known !== undefined && known.version > version)) continue;
    const removed = now['deletedAt'] === undefined ? (known?.removed ?? false) : now['deletedAt'] !== null;
    touched.set(`${type} ${id}`, { type, id, version, removed });
  }
  return [...touched.values()];
}
