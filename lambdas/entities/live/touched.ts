import type { LogEntry, LoggedChange } from '#lambdas/store/changeLog.ts';
import type { Touched } from '#shared/contract/liveMessages.ts';
import { type Delivery, deliveries, type EntityType } from '#shared/model/entityTypes.ts';

/** The entities in some log entries that travel by type, id and version alone, each once, in its last version. */
export function touchedIn(entries: readonly LogEntry[], delivery: Delivery = 'touched'): Touched[] {
  const changes = changesOf(entries).filter(({ type }) => deliveries[type as EntityType] === delivery);
  return [...lastOf(changes).values()].map(({ type, id, version }) => ({ type, id, version }));
}

/** Whether some log entries hold anything for those who follow the topic of the log. */
export const hasNews = (entries: readonly LogEntry[]): boolean =>
  changesOf(entries).some(({ type }) => ['whole', 'touched'].includes(deliveries[type as EntityType]));

/** All changes of some log entries. */
export const changesOf = (entries: readonly LogEntry[]): LoggedChange[] => entries.flatMap(({ changes }) => changes);

/** The last change of each entity. */
export function lastOf(changes: readonly LoggedChange[]): Map<string, LoggedChange> {
  const last = new Map<string, LoggedChange>();
  for (const change of changes) {
    const name = `${change.type} ${change.id}`;
    if ((last.get(name)?.version ?? 0) <= change.version) last.set(name, change);
  }
  return last;
}
