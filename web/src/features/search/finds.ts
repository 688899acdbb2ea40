/** A release or an epic among the results, and its page. */
export type PageResult = { key: string; card?: undefined; path: string; name: string; detail: string };
export type FoundPages = { releases: readonly PageResult[]; epics: readonly PageResult[] };

/** The progress of a search at the server; `found` is undefined unless it is done for exactly the typed text. */
export type ServerSearch<Found> = { status: 'searching' | 'done' | 'failed'; found: Found | undefined };

/** The server's results for a text: Activities by their long descriptions, and releases and epics. */
export type ServerFinds = { typed: string; texts: ServerSearch<ReadonlySet<string>>; plan: ServerSearch<FoundPages> };
