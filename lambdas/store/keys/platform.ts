import type { Key } from '#lambdas/store/keys.ts';
import { sortableTime } from '#lambdas/store/sortableTime.ts';

/** The keys of entities that belong to the deployment and not to a company. Import it as a namespace. */

/** Exists while the site is under maintenance. */
export const maintenance = (): Key => ({ pk: 'PLATFORM', sk: 'maintenance' });
/** The time by which a notice has to be sent; sorted by that time, for all companies. */
export const dueNotice = (due: number, name: string): Key => ({ pk: 'DUE', sk: `due#${sortableTime(due)}#${name}` });
/** The time from which something in a trash is erased; sorted by that time, for all companies. */
export const duePurge = (due: number, name: string): Key => ({ pk: 'DUE', sk: `purge#${sortableTime(due)}#${name}` });
/** A company whose export is running. */
export const dueExport = (company: string): Key => ({ pk: 'DUE', sk: `export#${company}` });
/** A person of a company who is being erased. */
export const dueErasure = (company: string, uid: string): Key => ({ pk: 'DUE', sk: `erase#${company}#${uid}` });
/** The beginning of all of these. */
export const dueErasures = (): Key => ({ pk: 'DUE', sk: 'erase#' });
/** An integration whose connection is checked and whose issues are read. */
export const dueIntegration = (company: string, integrationId: string): Key => ({
  pk: 'DUE',
  sk: `tracker#${company}#${integrationId}`,
});
/** The beginning of all of these. */
export const dueIntegrations = (): Key => ({ pk: 'DUE', sk: 'tracker#' });
/** The person of a live connection; the gateway names nothing but its id when it ends. */
export const socket = (connectionId: string): Key => ({ pk: `SOCKET#${connectionId}`, sk: 'socket' });
