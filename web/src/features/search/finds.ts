/** Something that the search found or offers: a place to go to, or a command. */
export type Result = {
  key: string;
  name: string;
  detail: string;
  keys?: readonly string[];
  /** Whether the search stays open, since it goes on with what was chosen. */
  staysOpen?: boolean;
  go: () => void;
};

/** The kinds of results, in display order. */
export const KINDS = [
  'recent',
  'activities',
  'whos',
  'releases',
  'epics',
  'problems',
  'maps',
  'people',
  'commands',
] as const;
export type Kind = (typeof KINDS)[number];

/** The results by kind; a kind that is not searched is left out. */
export type Found = Partial<Record<Kind, readonly Result[]>>;

/** The progress of a search at the server; `found` is undefined unless it is done for exactly the typed text. */
export type ServerSearch<Results> = { status: 'searching' | 'done' | 'failed'; found: Results | undefined };

/** A result at the server, and its page. */
export type PageResult = Pick<Result, 'key' | 'name' | 'detail'> & { path: string };

/**
 * The server's results for a text: Activities of the open map by their long descriptions, and its releases and epics;
 * and story maps. Without an open map there are only these.
 */
export type ServerFinds = {
  typed: string;
  texts?: ServerSearch<ReadonlySet<string>>;
  plan?: ServerSearch<{ releases: readonly PageResult[]; epics: readonly PageResult[] }>;
  maps: ServerSearch<readonly PageResult[]>;
};
