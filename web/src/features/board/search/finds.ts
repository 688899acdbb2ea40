/** A release or an epic among the results, and its page. */
export type PageResult = { key: string; card?: undefined; path: string; name: string; detail: string };
export type FoundPages = { releases: readonly PageResult[]; epics: readonly PageResult[] };

/** How far a search at the server is; `found` is undefined unless it is done for exactly what is typed. */
export type ServerSearch<Found> = { status: 'searching' | 'done' | 'failed'; found: Found | undefined };

/** What the server finds for a text: the Activities with it in their long descriptions, and releases and epics. */
export type ServerFinds = { typed: string; texts: ServerSearch<ReadonlySet<string>>; plan: ServerSearch<FoundPages> };
