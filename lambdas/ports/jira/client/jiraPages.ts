import * as z from 'zod/mini';
import { TrackerRefused } from '#lambdas/ports/jira/trackerRefused.ts';
import type { JiraClient } from './jiraClient.ts';
import { success } from './jiraRefusal.ts';

/** What Jira gives at once at most. */
const PAGE_SIZE = 50;
/** More pages than any list has; a Jira that goes on beyond them is broken. */
const MAX_PAGES = 200;

/**
 * Reads a list of Jira to its end, page by page.
 * @param name the field of an answer that holds the entries
 * @throws TrackerRefused
 */
export async function readPages<T extends z.core.$ZodType>(
  client: JiraClient,
  path: string,
  name: string,
  entry: T,
): Promise<z.infer<T>[]> {
  const entries: z.infer<T>[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = `startAt=${entries.length}&maxResults=${PAGE_SIZE}`;
    const { json } = await success(client, client.read(`${path}?${query}`));
    const { total } = contentOf(z.object({ total: z.number() }), json);
    const found = contentOf(z.record(z.string(), z.unknown()), json)[name];
    const next = contentOf(z.array(entry), found);
    entries.push(...next);
    if (next.length === 0 || entries.length >= total) return entries;
  }
  throw new TrackerRefused('unreachable');
}

/** The content of an answer. @throws TrackerRefused when it is something else than Jira's */
export function contentOf<T extends z.core.$ZodType>(schema: T, json: unknown): z.infer<T> {
  const { success: fits, data } = z.safeParse(schema, json);
  if (!fits) throw new TrackerRefused('unreachable');
  return data;
}
