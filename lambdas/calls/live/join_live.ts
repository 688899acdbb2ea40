import type { InitiativeItem } from '#lambdas/entities/initiative/initiative.ts';
import { readInitiativeBoard } from '#lambdas/entities/initiative/initiativeBoard.ts';
import { readMapRights, viewedMaps } from '#lambdas/entities/story_map/mapRights.ts';
import { implementQuery } from '#lambdas/runtime/implementQuery.ts';
import { notDeleted } from '#lambdas/store/items.ts';
import * as rowKeys from '#lambdas/store/keys.ts';
import type { TableGrants } from '#lambdas/store/keys/partitions.ts';
import { issueTicket } from '#lambdas/store/live/tickets.ts';
import { CallError } from '#shared/CallError.ts';
import { join_live } from '#shared/contract/live/join_live.ts';
import * as errors from '#shared/errors.ts';
import { topicsOf } from '#shared/rules/live/topics.ts';
import { isAdmin } from '#shared/rules/people/permissions.ts';
import * as errorTexts from '#shared/texts/errors.ts';

export const grants: TableGrants = { BatchGetItem: ['MAP', 'INITIATIVE'], Query: ['INITIATIVE'], PutItem: ['USER'] };

/** Its environment names the address of live connections. */
export const usesLiveAddress = true;

const listOf = (id: string | undefined) => (id === undefined ? [] : [id]);

export const handler = implementQuery(join_live, {
  load: async ({ reader, input: { containerId, initiativeId }, uid, email, sub, authTime }) => {
    const [rights, [initiative], board] = await Promise.all([
      readMapRights(reader, uid, listOf(containerId)),
      reader.get<[InitiativeItem]>(listOf(initiativeId).map((id) => rowKeys.initiative(reader.keys, id))),
      initiativeId === undefined ? undefined : readInitiativeBoard(reader, initiativeId),
    ]);
    return { rights, initiative, releases: board?.releases ?? [], signIn: { email, sub, authTime } };
  },
  run: async ({ input, loaded: { rights, initiative, releases, signIn }, person, reader }) => {
    const { containerId, initiativeId } = input;
    if (containerId !== undefined && !viewedMaps(rights, person).has(containerId))
      throw new CallError(errors.permissionDenied, { message: errorTexts.mapNotVisible });
    if (initiativeId !== undefined && notDeleted(initiative) === undefined)
      throw new CallError(errors.initiativeDoesNotExist);
    const url = process.env['LIVE_URL'];
    if (url === undefined) return { url: null, ticket: null };
    const { uid, company } = person;
    const inInitiative = await readMapRights(
      reader,
      uid,
      releases.map((release) => release.containerId),
    );
    const topics = topicsOf(input, {
      uid,
      isAdmin: isAdmin(person),
      isGlobalViewer: person.globalStoryMapViewer,
      mapsOfInitiative: viewedMaps(inInitiative, person).keys(),
    });
    return { url, ticket: await issueTicket({ company, person: { ...signIn, uid }, topics }, Date.now()) };
  },
});
