import { ofRecords } from '#infra/local/grants/companies.ts';
import { inRole } from '#infra/local/grants/role.ts';
import { handler as checkAll } from '#lambdas/events/check_connections/check_connections.ts';
import { handler as deliver } from '#lambdas/events/deliver_requests/deliver_requests.ts';
import { handler as eraseAll } from '#lambdas/events/erase_people/erase_people.ts';
import { handler as exportAll } from '#lambdas/events/export_companies/export_companies.ts';
import { handler as carry } from '#lambdas/events/follow_changes/carry_copies.ts';
import { handler as follow } from '#lambdas/events/follow_changes/follow_changes.ts';
import { handler as index } from '#lambdas/events/follow_changes/index_changes.ts';
import { handler as sendDigests } from '#lambdas/events/notices/send_digests.ts';
import { handler as purge } from '#lambdas/events/purge_trash/purge_trash.ts';
import { handler as readAll } from '#lambdas/events/read_issues/read_issues.ts';
import { handler as replayAll } from '#lambdas/events/replay/replay.ts';
import { handler as rebuild } from '#lambdas/events/search/rebuild_index.ts';

/** The readers of the stream, the tools and what runs by the clock, each with the grants that it has when deployed. */
export const deliver_requests = inRole('deliver_requests', deliver, ofRecords);
export const follow_changes = inRole('follow_changes', follow, ofRecords);
/** The two halves of `follow_changes`. */
export const carry_copies = inRole('follow_changes', carry, ofRecords);
export const index_changes = inRole('follow_changes', index, ofRecords);

export const rebuild_index = inRole('rebuild_index', rebuild);
export const replay = inRole('replay', replayAll);

export const erase_people = inRole('erase_people', eraseAll);
export const export_companies = inRole('export_companies', exportAll);
export const send_digests = inRole('send_digests', sendDigests);
export const purge_trash = inRole('purge_trash', purge);
export const check_connections = inRole('check_connections', checkAll);
export const read_issues = inRole('read_issues', readAll);
