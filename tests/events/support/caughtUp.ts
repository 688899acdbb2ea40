import { expect } from 'vitest';
import type { AskedMember, ChangeRequestItem } from '#lambdas/entities/change_request/changeRequest.ts';
import type { OnMap } from '#lambdas/entities/change_request/onMap.ts';
import type { SharedEntity } from '#lambdas/entities/company/shared.ts';
import { rebuild } from '#lambdas/events/search/rebuild.ts';
import type { LogEntry } from '#lambdas/store/changeLog.ts';
import type { Key } from '#lambdas/store/keys.ts';
import { scanTable } from '#lambdas/store/table/scan.ts';
import { recordingIndex, type Site } from './site.ts';
import { USES, type Work } from './work.ts';

async function inTable<Item extends Key>(...sortKeys: string[]): Promise<Item[]> {
  const items: Item[] = [];
  await scanTable<Item>(sortKeys, (item) => items.push(item));
  return items;
}

/** All follow-up work of the writes is done, and nothing twice. */
export async function expectCaughtUp(site: Site, work: Work): Promise<void> {
  const anew = recordingIndex();
  await rebuild(anew.index);
  expect(anew.documents.size).toBeGreaterThan(work.maps.length + work.used.length);
  expect(site.documents).toEqual(anew.documents);

  const copies = (await inTable<OnMap>('board#what#')).map((item) => [
    item.id,
    'description' in item && item.description,
  ]);
  const masters = new Map((await inTable<SharedEntity & Key>('what')).map(({ id, text }) => [id, text]));
  expect(copies).toHaveLength(work.used.length * USES);
  expect(copies).toEqual(copies.map(([id]) => [id, masters.get(String(id))]));

  const parts = await inTable<(ChangeRequestItem | AskedMember) & Key>('request#');
  const requests = parts.filter((part): part is ChangeRequestItem => part.type === 'change_request');
  expect(requests.map(({ own, asked, version }) => [own, asked, version]).sort()).toEqual(
    [...work.requests].map(([own, { people }]) => [own, people, 2]).sort(),
  );
  // Asked once: each request is in one inbox once, and no log has it a second time.
  const people = [...work.requests.values()].reduce((sum, request) => sum + request.people, 0);
  expect(parts.filter(({ type }) => type === 'change_request_member')).toHaveLength(people);
  expect(await inTable('awaits#')).toHaveLength(people);
  const logged = (await inTable<LogEntry & Key>('log#'))
    .filter(({ call }) => call === 'deliver_requests')
    .flatMap(({ changes }) => changes);
  expect(logged.filter(({ type }) => type === 'change_request_member')).toHaveLength(people);
  expect(logged.filter(({ type }) => type === 'change_request')).toHaveLength(work.requests.size);
}
