import type { CompanyExportItem } from '#lambdas/entities/company/companyExport.ts';
import type { AccessItem, UserItem } from '#lambdas/entities/people/access.ts';
import type { CompanyAccessRequestItem } from '#lambdas/entities/people/companyAccessRequest.ts';
import { readMapsByRole } from '#lambdas/entities/story_map/mapsInLists.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import type { LogEntry } from '#lambdas/store/changeLog.ts';
import type { Key } from '#lambdas/store/keys.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import * as exportKeys from '#lambdas/store/keys/companyExport.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { countRange, earliest, latest } from '#lambdas/store/rangeReads.ts';
import { CallError } from '#shared/CallError.ts';
import { erasure_preview } from '#shared/contract/people/erasure_preview.ts';
import * as errors from '#shared/errors.ts';

/** How many entries of the company's log and how many story maps are looked at: the rest is not worth the wait. */
const LOG_READ = 1_000;
const MAPS_READ = 500;

export const grants: TableGrants = { BatchGetItem: ['COMPANY', 'MAP', 'PEOPLE'], Query: ['COMPANY', 'MAPS', 'USER'] };

export const handler = implementQuery(erasure_preview, {
  load: async ({ reader, input: { uid, email } }) => {
    const { keys } = reader;
    const [[access, user, request, run], listed, asked, log, maps] = await Promise.all([
      reader.get<[AccessItem, UserItem, CompanyAccessRequestItem, CompanyExportItem]>([
        rowKeys.access(keys, email),
        rowKeys.user(keys, uid),
        rowKeys.companyAccessRequest(keys, email),
        exportKeys.companyExport(keys),
      ]),
      readMapsByRole(reader, uid),
      countRange(reader, rowKeys.listedChanges(keys, uid, 'own')),
      latest<LogEntry>(reader, rowKeys.companyLogs(keys), { before: undefined, limit: LOG_READ }),
      earliest<Key & { mapId: string }>(reader, rowKeys.companyMaps(keys), { after: '', limit: MAPS_READ }),
    ]);
    return { access, user, request, run, listed, asked, log, maps };
  },
  run: async ({ input: { uid }, reader, loaded: { access, user, request, run, listed, asked, log, maps } }) => {
    if (access?.uid !== uid || user === undefined) throw new CallError(errors.emailNotRegistered);
    const onMaps = await reader.get<unknown[]>(
      maps.items.map(({ mapId: containerId }) => rowKeys.accessRequest(reader.keys, containerId, uid)),
    );
    const ownedMaps = listed.filter(({ role }) => role === 'owner').length;
    return {
      email: access.email,
      username: user.username,
      ownedMaps,
      memberMaps: listed.length - ownedMaps,
      requests: onMaps.filter((row) => row !== undefined).length + asked.count + (request === undefined ? 0 : 1),
      logEntries: log.items.filter(({ changes }) => changes.some(({ id }) => id === uid)).length,
      exports: run?.state === 'running' || (run?.files.length ?? 0) > 0 ? 1 : 0,
      isAll: log.isAll && maps.isAll,
    };
  },
});
