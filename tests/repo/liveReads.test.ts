import { expect, test } from 'vitest';
import type { QueryName } from '#shared/contract/registry.ts';
import { everyCall } from '#tests/fixtures/everyCall.ts';
import { companyReads, liveReads } from '#web/replica/live/readsOf.ts';

const ITSELF = 'the replica takes its entities from messages';
const SEARCH = 'a search runs anew with each text that is typed';
const AT_ONCE = 'it is asked at the moment at which its answer is needed, and not kept';
const IN_DIALOG = 'it is asked each time its dialog opens, and decides nothing: the command checks again';
const IN_JIRA = 'it is about what Jira holds, of which no message tells';
const OWN = 'only the person themselves changes it';

/**
 * The queries whose answers are not read again when a colleague changes what they show. A new query is in `readsOf`, so
 * that `tests/calls/deep/live_reads.test.ts` holds it to what commands change, or here with the reason.
 */
const needNoFollowing: Readonly<Partial<Record<QueryName, string>>> = {
  get_container: ITSELF,
  map_changes: ITSELF,
  get_initiative: '`initiative_changes` is read again in its place, and it when that names something',
  join_live: 'it opens the connection that messages come by',
  see_comments: 'it shows nothing',
  recent_changes: 'it says what happened up to now, once a visit',
  follow_comments: 'it shows nothing',

  initiative: SEARCH,
  objective: SEARCH,
  problem: SEARCH,
  search_long_descriptions: SEARCH,
  search_releases_and_epics: SEARCH,
  story_map_all: SEARCH,
  story_map_edit: SEARCH,
  story_map_edit_only: SEARCH,
  story_map_owner: SEARCH,
  story_map_view: SEARCH,
  story_map_view_only: SEARCH,
  what_company: SEARCH,
  who_company: SEARCH,

  app_check_token: AT_ONCE,
  can_change_what_description: AT_ONCE,
  company_export_link: AT_ONCE,
  erasure_preview: AT_ONCE,
  export_story_map: AT_ONCE,
  rename_impact: AT_ONCE,
  story_map_role: AT_ONCE,
  user_sign_in_provider_id: AT_ONCE,
  verify_export_data: AT_ONCE,
  replay_sent: 'it is asked by a button, to do something in Jira',

  epic_target: IN_DIALOG,
  parent_activity: IN_DIALOG,
  proposed_owners: IN_DIALOG,
  story_map_of_activity: IN_DIALOG,
  who_pair_counts: 'it counts the whole company beside a link, where a count that is a moment old misleads nobody',

  available_projects: IN_JIRA,
  field_mapping: 'it is edited in a dialog, which must not change below its editor; saving compares the version',
  get_createmeta: IN_JIRA,
  integration_drift: IN_JIRA,
  issue_types: IN_JIRA,
  epic_journal: 'it lists what was sent to Jira, read again when somebody looks',
  integration_journal: 'it lists what was sent to Jira, read again when somebody looks',

  access_audit: 'a log is read from one moment back, page by page, and must not shift while it is read',
  story_map_history: 'a log is read from one moment back, page by page; its first page is read again after own changes',
  setting_uses: 'it counts whole story maps one by one, at the request of an administrator',

  asked_for_access: 'it is polled, since who has no access has no live connection',
  erasures: 'it is polled while one runs, since its progress is no entity',
  child_maps_without_access: 'it is read again when the links of the open story map change',
  get_user_claims: 'no page asks it',
  notice_settings: OWN,
  sign_ins: OWN,
};

test('every query is read again when a colleague changes what it shows, or says why it need not be', () => {
  const followed = new Set<string>([...liveReads, ...companyReads]);
  const queries = [...new Set(everyCall(({ kind }) => kind === 'query'))];
  expect(queries.length).toBeGreaterThan(60);
  const forgotten = queries.filter((name) => !followed.has(name) && !(name in needNoFollowing));
  expect(forgotten).toEqual([]);
  // An entry goes once its query is followed.
  expect(Object.keys(needNoFollowing).filter((name) => followed.has(name))).toEqual([]);
});
