import type { AccessItem, UserItem } from '#lambdas/data/entities/access.ts';
import * as exportKeys from '#lambdas/data/exportKeys.ts';
import type { Key, Keys, Range, SettingKind } from '#lambdas/data/keys.ts';
import * as rowKeys from '#lambdas/data/keys.ts';
import { earliest } from '#lambdas/data/rangeReads.ts';
import type { Reader } from '#lambdas/data/reader.ts';
import type { ExportFileName } from '#shared/model/companyExport.ts';
import type { FrameKind } from '#shared/model/frame.ts';

/** A row of the table. */
export type ExportedRow = Key & { readonly type: string } & Readonly<Record<string, unknown>>;

/** A page of rows, and the place behind it; null when it is the last one. */
export type Page = { rows: ExportedRow[]; next: string | null };

/**
 * How the rows of a file are found: for the company, or for each of its people, story maps, objectives, problems or
 * initiatives, by the company's lists of those.
 */
export type Source = {
  of: 'company' | 'people' | 'story_maps' | 'objectives' | 'problems' | 'initiatives';
  /** Reads a page. @param id of the person, story map and so on @param after the place behind the former page, '' at first */
  read(reader: Reader, id: string, after: string): Promise<Page>;
};

/** How many people or lists are read together. */
const AT_ONCE = 50;

/** The rows of a range, a request at a time. @param type only rows of this type */
async function pageOf(reader: Reader, range: Range, after: string, type?: string): Promise<Page> {
  const { items, isAll } = await earliest<ExportedRow>(reader, range, { after });
  const last = items.at(-1);
  return {
    rows: type === undefined ? items : items.filter((item) => item.type === type),
    next: isAll || last === undefined ? null : last.sk.slice(range.prefix.length),
  };
}

const ofCompany = (range: (keys: Keys) => Range, type?: string): Source => ({
  of: 'company',
  read: (reader, _id, after) => pageOf(reader, range(reader.keys), after, type),
});

const settings = (kind: SettingKind): Source => ofCompany(rowKeys.settings, kind);

const ofMaps = (range: (keys: Keys, mapId: string) => Range, type?: string): Source => ({
  of: 'story_maps',
  read: (reader, id, after) => pageOf(reader, range(reader.keys, id), after, type),
});

const ofFrame = (kind: FrameKind, type: string): Source => ({
  of: `${kind}s`,
  read: (reader, id, after) => pageOf(reader, rowKeys.rowsOfFrame(reader.keys, kind, id), after, type),
});

const ofInitiatives = (type: string): Source => ({
  of: 'initiatives',
  read: (reader, id, after) => pageOf(reader, rowKeys.initiativeBoard(reader.keys, id), after, type),
});

const single = (of: 'company' | 'story_maps', key: (keys: Keys, id: string) => Key): Source => ({
  of,
  read: async (reader, id) => {
    const [row] = await reader.get<[ExportedRow]>([key(reader.keys, id)]);
    return { rows: row === undefined ? [] : [row], next: null };
  },
});

/** The open requests that a person has made, with the people who are asked. They are stored beside their entities. */
const changeRequests = (type: 'change_request' | 'change_request_member'): Source => ({
  of: 'people',
  async read(reader, uid, after) {
    const list = rowKeys.listedChanges(reader.keys, uid, 'own');
    const { items, isAll } = await earliest<Key & { requestId: string }>(reader, list, { after, limit: AT_ONCE });
    const parts = await Promise.all(
      items.map(({ requestId }) => {
        const [kind, objectId = '', own] = requestId.split('-');
        return reader.range<ExportedRow>(
          rowKeys.changeRequestParts(reader.keys, kind === 'what' ? 'what' : 'who', objectId, own),
        );
      }),
    );
    const last = items.at(-1);
    return {
      rows: parts.flat().filter((row) => row.type === type),
      next: isAll || last === undefined ? null : last.sk.slice(list.prefix.length),
    };
  },
});

/** Access is stored by address. */
const access: Source = {
  of: 'company',
  async read(reader, _id, after) {
    const range = rowKeys.users(reader.keys);
    const { items, isAll } = await earliest<UserItem>(reader, range, { after, limit: AT_ONCE });
    const rows = await reader.get<AccessItem[]>(items.map(({ email }) => rowKeys.access(reader.keys, email)));
    const last = items.at(-1);
    return {
      rows: rows.filter((row) => row !== undefined),
      next: isAll || last === undefined ? null : last.sk.slice(range.prefix.length),
    };
  },
};

/** Where the rows of each file are. */
export const sources: Readonly<Record<ExportFileName, Source>> = {
  company: single('company', rowKeys.company),
  priority: settings('priority'),
  who_what_link_type: settings('who_what_link_type'),
  who_who_link_type: settings('who_who_link_type'),
  reference_link: settings('reference_link'),
  maturity: settings('maturity'),
  user: ofCompany(rowKeys.users),
  registered_email: access,
  company_access_request: ofCompany(rowKeys.companyAccessRequests),
  integration: ofCompany(rowKeys.integrations),
  company_log: ofCompany(rowKeys.companyLogs),
  story_map: single('story_maps', rowKeys.storyMap),
  member: ofMaps(rowKeys.members),
  access_request: ofMaps(rowKeys.accessRequests),
  what: ofMaps(rowKeys.whats),
  what_text: ofMaps(rowKeys.detailsOfMap, 'what_text'),
  what_reference: ofMaps(rowKeys.detailsOfMap, 'what_reference'),
  what_maturity: ofMaps(rowKeys.detailsOfMap, 'what_maturity'),
  who: ofMaps(rowKeys.whos),
  who_group: ofMaps(rowKeys.whoLabels, 'who_group'),
  who_category: ofMaps(rowKeys.whoLabels, 'who_category'),
  what_who_link: ofMaps(rowKeys.whatWhoLinks),
  who_who_link: ofMaps(rowKeys.whoWhoLinks),
  release: ofMaps(rowKeys.releases),
  release_what: ofMaps(rowKeys.whatsOfReleases),
  explore_object: ofMaps(exportKeys.exploreObjectsOfMap),
  epic: ofMaps(rowKeys.epics),
  epic_notes: ofMaps(exportKeys.epicNotesOfMap),
  objective: ofMaps(rowKeys.objectives),
  release_objective: ofMaps(rowKeys.frameOfReleases, 'release_objective'),
  problem: ofMaps(rowKeys.problems),
  release_problem: ofMaps(rowKeys.frameOfReleases, 'release_problem'),
  company_objective: ofFrame('objective', 'company_objective'),
  benefit: ofFrame('objective', 'benefit'),
  company_problem: ofFrame('problem', 'company_problem'),
  problem_objective: ofFrame('problem', 'problem_objective'),
  change_request: changeRequests('change_request'),
  change_request_member: changeRequests('change_request_member'),
  story_map_log: ofMaps(rowKeys.mapLogs),
  initiative: ofInitiatives('initiative'),
  initiative_member: ofInitiatives('initiative_member'),
  initiative_what: ofInitiatives('initiative_what'),
  release_group: ofInitiatives('release_group'),
  initiative_release: ofInitiatives('initiative_release'),
  initiative_log: {
    of: 'initiatives',
    read: (reader, id, after) => pageOf(reader, rowKeys.initiativeLogs(reader.keys, id), after),
  },
  saved_mapping: ofCompany(rowKeys.savedMappings),
};
