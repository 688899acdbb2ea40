import type { CallName } from '#shared/contract/registry.ts';

/** A day of heavy use: how often each call is made. */
export const DAY = {
  company_settings: 3,
  company_users: 3,
  story_map_list: 4,
  get_container: 6,
  what_details: 10,
  story_map_view: 5,
  what_company: 10,
  story_map_history: 1,
  access_requests: 6,
  add_what: 10,
  change_what_fields: 8,
  change_what_description: 2,
  set_what_long_description: 3,
  update_what_order: 8,
  move_what: 4,
  set_rank: 3,
  add_who: 2,
  add_what_who_links: 2,
} as const satisfies Partial<Record<CallName, number>>;
export type DayCall = keyof typeof DAY;

/** Such days in a month of an active person. */
export const DAYS = 20;
/** Activities of the map that is opened. */
export const ACTIVITIES = 100;

/** Assumptions that can only be measured in an account; rather too high than too low. */
export const ASSUMED = {
  /** The billed time of an invocation, including cold starts. */
  milliseconds: 80,
  gigabytes: 1,
  /**
   * Read units and bytes that follow a command: the stream consumers, and the growth of the table, including the log.
   */
  readUnitsAfterCommand: 3,
  tableBytes: 1_500,
  /** New tokens a day: one per hour. Each calls a trigger. */
  tokens: 9,
  /** Files of the pages a day, and their bytes, without browser caching. */
  files: 40,
  fileBytes: 900_000,
  /** Bytes of logs of an invocation and its call. */
  logBytes: 1_200,
  /** Mails to a person in a month, one on each working day, and what the notice of each takes at the table. */
  mails: 20,
  readUnitsOfMail: 15,
  writeUnitsOfMail: 10,
} as const;

/** The fixed costs: alarms of the operations stack, its dashboard, the small search domain. */
export const STANDING = { alarms: 10, dashboards: 1, searchNodes: 1, searchGigabytes: 10, hours: 730 } as const;

/**
 * The parts of the firewalls and the origin secret: one firewall for the CDN with two rules, one for the user pool with
 * one.
 */
export const EXTRAS = { firewalls: 2, firewallRules: 3, secrets: 1 } as const;

/** The age of the table, in months. */
export const AGE = 12;
