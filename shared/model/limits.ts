/** Limits and constants of the product's rules. */

/** Length of names, descriptions of Activities, and other one-line texts (rule text.1). */
export const MAX_NAME_LENGTH = 500;
/** Length of a story map's purpose, its WHY (rule text.2). */
export const MAX_WHY_LENGTH = 2_000;
/** The longest e-mail address that mail systems carry (RFC 5321 §4.5.3.1.3, less the angle brackets). */
export const MAX_EMAIL_LENGTH = 254;
/** Whos that one call links to an Activity: each takes two items of the transaction, which holds 100. */
export const MAX_LINKED_WHOS = 45;
/** Lines of a text that can be pasted as Activities at once (rule what.37). */
export const MAX_PASTED_LINES = 200;
/** Items of a file that one call takes (rule import.1). */
export const MAX_IMPORTED_ITEMS = 100;
/** The largest file that can be imported, and its lines. */
export const MAX_IMPORT_BYTES = 5_000_000;
export const MAX_IMPORT_LINES = 2_000;
/** Length of a text of many lines, such as the long description of an Activity (rule text.2). */
export const MAX_LONG_TEXT_LENGTH = 20_000;
/**
 * Largest amount in a numeric field (cost, size, value): large enough for people and small enough for a table column.
 */
export const MAX_AMOUNT = 1_000_000_000;
/** The last rank that can be requested; an Activity ranked behind all others gets the next free one. */
export const MAX_RANK = 1_000_000;
/** The most story maps that a person can star. */
export const MAX_STARS = 100;

/**
 * The limits of a story map by kind, in number and in bytes, so that nobody can fill it until it is unreadable. They
 * are checked by an estimate, and near a limit by a count; simultaneous additions may exceed them slightly.
 */
export const MAX_MEMBERS = { count: 2_000, bytes: 2_000_000 } as const;
export const MAX_WHATS = { count: 10_000, bytes: 12_000_000 } as const;
export const MAX_WHOS = { count: 2_000, bytes: 6_000_000 } as const;
export const MAX_WHO_LABELS = { count: 1_000, bytes: 2_000_000 } as const;
export const MAX_WHAT_WHO_LINKS = { count: 20_000, bytes: 10_000_000 } as const;
export const MAX_WHO_WHO_LINKS = { count: 20_000, bytes: 10_000_000 } as const;
export const MAX_RELEASES = { count: 500, bytes: 1_000_000 } as const;
export const MAX_OBJECTIVES = { count: 500, bytes: 1_000_000 } as const;
export const MAX_PROBLEMS = { count: 500, bytes: 1_000_000 } as const;
/** Changes that one call undoes. */
export const MAX_REVERTED_CHANGES = 20;
/** How many of the newest actions a tab can undo (rule undo.8). */
export const UNDO_DEPTH = 100;
/** How long an action can be undone, in milliseconds: a day. */
export const UNDO_MS = 24 * 60 * 60 * 1000;
/** Length of a comment (rule comment.2). */
export const MAX_COMMENT_LENGTH = 4_000;
/** Comments of a story map, and of one thread (rule comment.3). */
export const MAX_COMMENTS = 2_000;
export const MAX_THREAD_COMMENTS = 500;
/** Reactions to one comment. */
export const MAX_REACTIONS = 200;
/** People whom one comment mentions (rule comment.12). */
export const MAX_MENTIONS = 20;
/** People who are notified of one comment: those it mentions come first (rule comment.13). */
export const MAX_NOTIFIED = 100;
/** Notifications of comments that an inbox looks at, the newest ones. */
export const MAX_COMMENT_NOTICES = 50;
/** Comments that come at once, the newest first (rule comment.4). */
export const COMMENT_PAGE_SIZE = 100;
/** References of one Activity. */
export const MAX_REFERENCES = 100;

/** Releases on one page of the list (rule release.2). */
export const RELEASE_PAGE_SIZE = 6;
/**
 * Activities that one call puts into a release or takes out: each takes three items of the transaction, which holds
 * 100.
 */
export const MAX_RELEASE_WHATS_AT_ONCE = 30;
/** Activities in a search for releases of a period. */
export const MAX_SOUGHT_WHATS = 50;
/** When, Where and Data items, and epics, of one Activity in a release. */
export const MAX_EXPLORE_OBJECTS = 100;
export const MAX_EPICS = 100;
/**
 * The bytes of all epics of a release, so that roadmaps and initiatives can read those of many: about a hundred of the
 * longest, or thousands of common ones. Simultaneous additions may exceed it slightly.
 */
export const MAX_RELEASE_EPIC_BYTES = 6_000_000;
/** Explore items that one change removes, each with its name. */
export const MAX_REMOVED_EXPLORE_OBJECTS = 45;
/**
 * Limits of the lists of one epic. A copy or a move of the largest epic, which creates each of its explore items anew
 * and releases the former ones, has to fit into one transaction.
 */
export const MAX_EPIC_EXPLORE_OBJECTS = 20;
export const MAX_EPIC_WHOS = 40;
export const MAX_EPIC_REFERENCES = 40;
export const MAX_EPIC_SCENARIOS = 25;
/** Epics of an Activity in a release that are shown at first, and loaded at a time (rule epic.16). */
export const EPIC_PAGE_SIZE = 15;

/** Initiatives on one page of the list (rule initiative.1). */
export const INITIATIVE_PAGE_SIZE = 5;
/**
 * Releases in one group: to split all but one of them off takes two items of the transaction for each, which holds 100.
 */
export const MAX_GROUP_RELEASES = 45;
/** The fewest hidden releases of a group whose sums may be shown: a sum of fewer would reveal a single one. */
export const MIN_HIDDEN_RELEASES = 3;
/** What one initiative holds at most, so that one answer can hold it all. */
export const MAX_INITIATIVE_RELEASES = 200;
export const MAX_INITIATIVE_WHATS = 100;
export const MAX_INITIATIVE_MEMBERS = 100;
/**
 * Releases that one call puts into an initiative: each takes two items of the transaction, which holds 100. A new one
 * takes 17 more, and the log of its story map one.
 */
export const MAX_ADDED_RELEASES = 20;
export const MAX_NEW_INITIATIVE_RELEASES = 3;
/** How the ids of releases begin that are to be made (rule initiative.7). */
export const NEW_RELEASE = 'new_release_';
/** Activities that one call makes columns of an initiative. */
export const MAX_INITIATIVE_WHATS_AT_ONCE = 30;
/** Problems and objectives on one page of their lists (rules problem.4, objective.5). */
export const PROBLEM_PAGE_SIZE = 5;
export const OBJECTIVE_PAGE_SIZE = 7;
/** Story maps that can use one objective or problem, so that its page can name them. */
export const MAX_USES = 500;
export const MAX_BENEFITS = 50;
/** Objectives of one problem, and those that are added along with it: each takes five items of the transaction. */
export const MAX_PROBLEM_OBJECTIVES = 100;
export const MAX_PROBLEM_OBJECTIVES_AT_ONCE = 15;
/** Objectives of one release, and its problems. */
export const MAX_FRAME_OF_RELEASE = 30;
/** Releases that the page of an objective or problem lists. */
export const MAX_LISTED_RELEASES = 100;

/** How long a person waits between requests for access to the company, in milliseconds: a day (rule access.23). */
export const ASK_AGAIN_MS = 86_400_000;
/** Requests for access that an inbox shows at once; it counts all. */
export const MAX_SHOWN_ACCESS_REQUESTS = 100;
/**
 * Requests for access that one change dismisses: each takes two items of the transaction, which holds 100, and one more
 * in the log of its map.
 */
export const MAX_CLEARED_ACCESS_REQUESTS = 30;
/** Waiting requests that one transaction passes on to a new owner, each three items of it. */
export const MAX_HANDED_OVER_ACCESS_REQUESTS = 28;

/** Change requests on one page of a list (rule change.13). */
export const CHANGE_REQUEST_PAGE_SIZE = 10;
/** Change requests of one Activity or Who that are deleted in one change. */
export const MAX_DELETED_CHANGE_REQUESTS = 20;

/** Story maps on one page of the list (rule map.3). */
export const STORY_MAP_PAGE_SIZE = 5;
/** Story maps on one page of the administrators' list (rule company.17). */
export const COMPANY_STORY_MAP_PAGE_SIZE = 20;
/** The story maps whose changes are looked through for one person (rule history.17). */
export const MAX_MAPS_WITH_CHANGES = 20;
/** Coming back sooner continues a visit, in milliseconds. */
export const SAME_VISIT_MS = 30 * 60_000;
/** Story map list types (rule map.5). */
export const LIST_TYPES = ['owner', 'viewer', 'editor', 'all', 'all-shared'] as const;
export type ListType = (typeof LIST_TYPES)[number];
/** Search types of story maps (rule search.1). */
export const SEARCH_TYPES = ['owner', 'all', 'editor_only', 'viewer_only', 'editor', 'view_all'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];
/** Length of a search text, and the maximum number of hits. */
export const MAX_QUERY_LENGTH = 500;
export const MAX_HITS = 20;
/** The pause in typing before a search (rule search.8), in milliseconds. */
export const SEARCH_DEBOUNCE_MS = {
  storyMaps: 800,
  whatsAndWhos: 1_000,
  releases: 1_000,
  frame: 800,
  initiatives: 800,
  longDescriptions: 500,
} as const;

/** The last day that people can set, in milliseconds: later years are typing errors (rule release.32). */
export const LAST_DATE = Date.UTC(2199, 11, 31);

/** Password length (rule session.5). */
export const MIN_PASSWORD_LENGTH = 6;

/** Levels of the map: backbone and skeleton (rule what.1). */
export const BACKBONE = 0;
export const SKELETON = 1;
export type Level = typeof BACKBONE | typeof SKELETON;

/** Levels of maturity: from none to optimised (rule detail.6). */
export const MATURITY_LEVELS = [0, 1, 2, 3, 4, 5] as const;
export type MaturityLevel = (typeof MATURITY_LEVELS)[number];

/** References and Whos of a new Activity: together with its other writes they must fit into one transaction. */
export const MAX_NEW_REFERENCES = 16;
export const MAX_NEW_WHO_LINKS = 20;

/** Levels of linked story maps: each is read, and is a condition of the change. */
export const MAX_LEVELS_OF_MAPS = 20;

/** How many levels the tree of the hierarchy shows, its root included (rule hierarchy.3). */
export const MAX_HIERARCHY_DEPTH = 3;

/** How long an entry of the change history is shown (rule history.3), in months. */
export const HISTORY_RETENTION_MONTHS = 6;
/** Events on one page of the history (rule history.4). */
export const HISTORY_PAGE_SIZE = 20;

/** Links of an integration that one page of its differences looks at. */
export const LINKS_PAGE_SIZE = 100;

/** How long toasts stay, in milliseconds (rule screen.4). */
export const TOAST_MS = {
  success: 6_000,
  info: 6_000,
  creationError: 6_000,
  deleteError: 8_000,
  frameDeleteError: 9_000,
  error: 10_000,
} as const;
/**
 * How long failures of Jira stay: its fields and projects, a test or an export, a link; in milliseconds.
 */
export const JIRA_TOAST_MS = {
  fields: 9_000,
  projects: 25_000,
  warning: 12_000,
  createLink: 10_000,
  deleteLink: 9_000,
} as const;
/** Toasts on the screen at once (rule screen.3). */
export const MAX_TOASTS = 3;

/**
 * How often a remembered sign-in is renewed (ten minutes), how long it lives (two days), and how long to wait for the
 * user pool (rules session.14, session.15), in milliseconds.
 */
export const SESSION_HEARTBEAT_MS = 600_000;
export const SESSION_HEARTBEAT_LIFE_MS = 172_800_000;
export const SIGN_IN_WAIT_MS = 3_500;

/** The most entries of each list of a company's settings, retired ones included. */
export const MAX_SETTINGS = 100;

/** Two accounts are linked only when both have signed in this recently, in seconds (rule session.31). */
export const LINK_WITHIN_S = 600;

/** How long the files of an export can be downloaded, in milliseconds: seven days (rule company.19). */
export const EXPORT_KEPT_MS = 604_800_000;
/** How long a link to a file of an export is good, in seconds. */
export const EXPORT_LINK_S = 5 * 60;

/** Rows of one mapping to Jira, and options, priorities or ranges in one row. */
export const MAX_MAPPED_FIELDS = 100;
export const MAX_MAPPING_OPTIONS = 100;
/** The bytes of one mapping as JSON: an item of the table, which is logged whole. */
export const MAX_MAPPING_BYTES = 50_000;
/** The end of a new mapping by ranges (rule mapping.4). */
export const DEFAULT_RANGE_END = 100;
/** Characters (UTF-16) that Jira keeps in a field of one line, and of many lines. */
export const MAX_JIRA_STRING = 255;
export const MAX_JIRA_TEXT = 32_767;

/** How long a ticket for a live connection is good, in milliseconds (rule live.2). */
export const LIVE_TICKET_MS = 30_000;
/** How long a live connection may be open, in milliseconds: as long as API Gateway keeps one. */
export const LIVE_CONNECTION_MS = 2 * 60 * 60_000;
/** How long a live connection may be silent, in milliseconds: as long as API Gateway lets it. */
export const LIVE_IDLE_MS = 10 * 60_000;
/** The topics of one live connection: its rows are written at once. Of an initiative, further story maps are left out. */
export const MAX_LIVE_TOPICS = 90;
/** The entities of one live message, and its bytes; beyond these its reader asks for the changes (rule live.6). */
export const MAX_LIVE_ENTITIES = 100;
export const MAX_LIVE_BYTES = 96 * 1024;
/** The messages per second that the server passes on of one connection, and those that it ends it for (rule live.13). */
export const MAX_PRESENCE_PER_SECOND = 5;
export const ABUSIVE_PRESENCE_PER_SECOND = 25;
/** The bytes of a message that a client sends over a live connection; a longer one ends it. */
export const MAX_PRESENCE_BYTES = 512;
