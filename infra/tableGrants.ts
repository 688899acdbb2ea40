import { type CallName, registry } from '#shared/contract/registry.ts';
import type { ToolName, TriggerName } from './bundle.ts';
import { mergeGrants, type TableGrants } from './partitions.ts';
import type { ReaderName } from './streamReaders.ts';

/** A function of ours: a call, a trigger of the user pool, a reader of the table's stream or a tool. */
export type FunctionName = CallName | TriggerName | ReaderName | ToolName;

/**
 * What each call does at the table besides what all calls of its sort do (`common`): no more than the tests of the calls have seen it do, and no less.
 * They run under these grants and fail where one is missing; `tests/grants/unused.test.ts` names those that nothing used.
 */
const calls: Readonly<Record<CallName, TableGrants>> = {
  user_sign_in_provider_id: {},
  sign_out_everywhere: { PutItem: ['COMPANY'], UpdateItem: ['ACCESS'] },
  delete_account: { PutItem: ['COMPANY'], UpdateItem: ['ACCESS'] },

  company_settings: { BatchGetItem: ['COMPANY'], Query: ['COMPANY'] },
  company_users: { Query: ['PEOPLE'] },
  get_user_claims: { BatchGetItem: ['PEOPLE'] },
  registered_emails: { Query: ['PEOPLE'] },
  add_registered_email: { PutItem: ['COMPANY', 'PEOPLE', 'ACCESS'], UpdateItem: ['ACCESS'], DeleteItem: ['PEOPLE'] },
  remove_registered_email: { PutItem: ['COMPANY', 'PEOPLE'], UpdateItem: ['ACCESS'] },

  story_map_container_create: { PutItem: ['USER', 'MAPS', 'MAP'] },
  get_container: { Query: ['MAP'] },
  delete_container: { Query: ['MAP'], UpdateItem: ['MAP'], DeleteItem: ['USER', 'MAPS', 'MAP'] },
  change_story_map_name: { UpdateItem: ['MAP'] },
  change_story_map_why: { UpdateItem: ['MAP'] },
  add_member: {
    BatchGetItem: ['PEOPLE'],
    Query: ['MAP'],
    PutItem: ['USER'],
    UpdateItem: ['MAP'],
    DeleteItem: ['USER'],
    ConditionCheckItem: ['ACCESS', 'MAP'],
  },
  change_member_role: { PutItem: ['USER'], UpdateItem: ['MAP'], DeleteItem: ['USER'] },
  remove_member: { UpdateItem: ['MAP'], DeleteItem: ['USER'] },
  set_container_owner: {
    BatchGetItem: ['PEOPLE'],
    Query: ['MAP'],
    PutItem: ['USER'],
    UpdateItem: ['MAP'],
    DeleteItem: ['USER'],
    ConditionCheckItem: ['ACCESS', 'MAP'],
  },
  request_container_access: { BatchGetItem: ['MAP'], PutItem: ['USER', 'MAP'], UpdateItem: ['MAP'] },
  access_requests: { BatchGetItem: ['PEOPLE', 'MAP'], Query: ['USER'] },
  approve_access_request: {
    Query: ['MAP'],
    PutItem: ['USER'],
    UpdateItem: ['MAP'],
    DeleteItem: ['USER'],
    ConditionCheckItem: ['ACCESS', 'MAP'],
  },
  dismiss_access_request: { UpdateItem: ['MAP'], DeleteItem: ['USER'] },
  clear_access_requests: { Query: ['USER'], PutItem: ['MAP'], UpdateItem: ['MAP'], DeleteItem: ['USER'] },
  story_map_list: { BatchGetItem: ['MAP'], Query: ['USER', 'MAPS'] },
  create_story_map_from_activity: { PutItem: ['USER', 'MAPS'], UpdateItem: ['MAP'] },
  link_story_map: { UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] },
  delete_story_map_link: { UpdateItem: ['MAP'], DeleteItem: ['MAP'], ConditionCheckItem: ['MAP'] },
  parent_activity: {},
  story_map_of_activity: {},
  story_map_role: { BatchGetItem: ['MAP'] },
  set_business_owner: { BatchGetItem: ['PEOPLE'], UpdateItem: ['MAP'], ConditionCheckItem: ['ACCESS'] },

  add_what: {
    BatchGetItem: ['COMPANY', 'TEXT'],
    Query: ['MAP'],
    PutItem: ['DETAIL', 'WHAT', 'TEXT'],
    UpdateItem: ['MAP', 'WHAT'],
    ConditionCheckItem: ['MAP'],
  },
  delete_what2: { UpdateItem: ['MAP', 'WHAT'], DeleteItem: ['WHAT'] },
  update_what_order: { Query: ['MAP'], UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] },
  move_what: { Query: ['MAP'], UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] },
  set_rank: { Query: ['MAP'], UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] },
  can_change_what_description: { Query: ['WHAT', 'WHO'] },
  change_what_description: {
    BatchGetItem: ['WHAT', 'WHO', 'TEXT'],
    Query: ['WHAT', 'WHO'],
    PutItem: ['TEXT'],
    UpdateItem: ['MAP', 'WHAT', 'WHO'],
    DeleteItem: ['TEXT'],
    ConditionCheckItem: ['MAP'],
  },

  create_description_change_request: {
    BatchGetItem: ['WHAT', 'WHO', 'TEXT'],
    Query: ['WHAT', 'WHO'],
    PutItem: ['USER', 'WHAT', 'WHO'],
    ConditionCheckItem: ['MAP', 'WHAT', 'WHO'],
  },

  story_map_history: { BatchGetItem: ['COMPANY'], Query: ['MAP'] },

  change_what_fields: { BatchGetItem: ['COMPANY'], UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] },
  what_details: { Query: ['DETAIL'] },
  set_what_long_description: {
    BatchGetItem: ['DETAIL'],
    PutItem: ['DETAIL'],
    UpdateItem: ['DETAIL'],
    ConditionCheckItem: ['MAP'],
  },
  add_what_reference_link: {
    BatchGetItem: ['COMPANY'],
    Query: ['DETAIL'],
    PutItem: ['DETAIL'],
    ConditionCheckItem: ['MAP'],
  },
  remove_what_reference_link: { Query: ['DETAIL'], UpdateItem: ['DETAIL'], ConditionCheckItem: ['MAP'] },
  set_what_maturity: {
    BatchGetItem: ['COMPANY', 'DETAIL'],
    PutItem: ['DETAIL'],
    UpdateItem: ['DETAIL'],
    ConditionCheckItem: ['MAP'],
  },

  story_map_all: { BatchGetItem: ['MAP'] },
  story_map_owner: { BatchGetItem: ['MAP'] },
  story_map_edit: { BatchGetItem: ['MAP'] },
  story_map_edit_only: { BatchGetItem: ['MAP'] },
  story_map_view: { BatchGetItem: ['MAP'] },
  story_map_view_only: { BatchGetItem: ['MAP'] },
  what_company: { BatchGetItem: ['MAP', 'WHAT'] },
  who_company: { BatchGetItem: ['MAP', 'WHO'] },

  add_who: {
    BatchGetItem: ['WHO', 'TEXT'],
    Query: ['MAP'],
    PutItem: ['WHO', 'TEXT'],
    UpdateItem: ['MAP', 'WHO'],
    DeleteItem: ['WHO'],
  },
  delete_who: { UpdateItem: ['MAP', 'WHO'], DeleteItem: ['WHO'] },
  change_who: { UpdateItem: ['MAP'] },
  rename_who_group: { Query: ['MAP'], UpdateItem: ['MAP'] },
  rename_who_category: { Query: ['MAP'], UpdateItem: ['MAP'] },
  add_what_who_links: { BatchGetItem: ['COMPANY'], Query: ['MAP'], ConditionCheckItem: ['MAP'] },
  change_what_who_link: { BatchGetItem: ['COMPANY'], UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] },
  remove_what_who_link: { UpdateItem: ['MAP'], ConditionCheckItem: ['MAP'] },
  add_who_who_link: {
    BatchGetItem: ['COMPANY'],
    Query: ['MAP'],
    PutItem: ['PAIR'],
    DeleteItem: ['PAIR'],
    ConditionCheckItem: ['MAP'],
  },
  change_who_who_link: { BatchGetItem: ['COMPANY'], PutItem: ['PAIR'], UpdateItem: ['MAP'], DeleteItem: ['PAIR'] },
  remove_who_who_link: { UpdateItem: ['MAP'], DeleteItem: ['PAIR'] },
  who_pair_counts: { BatchGetItem: ['MAP', 'WHO'], Query: ['PAIR'] },
};

/** Looks a verified person up, founds their company, adds or changes them. */
const registering: TableGrants = {
  BatchGetItem: ['COMPANY', 'PEOPLE', 'ACCESS'],
  PutItem: ['COMPANY', 'PEOPLE', 'ACCESS'],
  UpdateItem: ['PEOPLE', 'ACCESS'],
  DeleteItem: ['PEOPLE'],
};

const triggers: Readonly<Record<TriggerName, TableGrants>> = {
  pre_sign_up: {},
  /** Ends the sessions of who has reset their password, too. */
  post_confirmation: registering,
  pre_token_generation: registering,
  custom_message: {},
};

const readers: Readonly<Record<ReaderName, TableGrants>> = {
  deliver_requests: {
    BatchGetItem: ['MAP'],
    Query: ['MAP', 'WHAT', 'WHO'],
    PutItem: ['USER', 'MAP', 'WHAT', 'WHO'],
    UpdateItem: ['WHAT', 'WHO'],
  },
  follow_changes: {
    BatchGetItem: ['MAP', 'WHAT', 'WHO'],
    Query: ['MAP', 'WHAT', 'WHO'],
    PutItem: ['MAP'],
    UpdateItem: ['MAP'],
    ConditionCheckItem: ['WHAT', 'WHO'],
  },
};

/** Goes through everything, and reads what can be searched for. */
const rebuilding: TableGrants = { Scan: ['ALL'], BatchGetItem: ['MAP', 'WHAT', 'WHO'], Query: ['MAP'] };

const tools: Readonly<Record<ToolName, TableGrants>> = {
  rebuild_index: rebuilding,
  /** Goes through everything, and does what the readers do. */
  replay: mergeGrants(rebuilding, readers.follow_changes, readers.deliver_requests),
};

/**
 * What the runtime does for every call of a sort, and may do again at a further attempt: it looks whether the site is closed, who calls, what they are to the map that the call is
 * about, and whether a command was sent before; a command is logged and leaves an idempotency record.
 */
function common(name: CallName): TableGrants {
  const { kind, access } = registry[name];
  if (access === 'public') return { BatchGetItem: ['PLATFORM'] };
  const authorization: TableGrants = { BatchGetItem: ['PLATFORM', 'ACCESS'] };
  const onMap: TableGrants = { BatchGetItem: ['MAP'], ...(kind === 'command' && { PutItem: ['MAP'] }) };
  const idempotency: TableGrants = { BatchGetItem: ['ONCE'], PutItem: ['ONCE'] };
  return mergeGrants(authorization, access.startsWith('map:') ? onMap : {}, kind === 'command' ? idempotency : {});
}

const others: Readonly<Record<Exclude<FunctionName, CallName>, TableGrants>> = { ...triggers, ...readers, ...tools };

/** What a function may do at the table. The deployed one has it as its policy; the local run keeps it to the same. */
export function grantsOf(name: FunctionName): TableGrants {
  return name in others
    ? others[name as keyof typeof others]
    : mergeGrants(common(name as CallName), calls[name as CallName]);
}
