import * as z from 'zod/mini';
import { JiraRefusedError } from '#lambdas/ports/jira/jiraRefusedError.ts';
import type { JiraClient } from './jiraClient.ts';
import { success, unreadable } from './jiraRefusal.ts';

/** How much is asked for at once. Jira gives less where it does not give so much. */
const PAGE_SIZE = 200;
/** More pages than any list has; a Jira that goes on beyond them is broken. */
const MAX_PAGES = 200;

const pageSchema = z.record(z.string(), z.unknown());
const entriesSchema = z.array(z.record(z.string(), z.unknown()));

/**
 * Reads a list of Jira to its end, page by page. An entry that is not as it should be is left out: one odd field of an app
 * must not keep a whole project from being used.
 * @param name the field of an answer that holds the entries
 * @throws JiraRefusedError
 */
export async function readPages<T extends z.core.$ZodType>(
  client: JiraClient,
  path: string,
  name: string,
  entry: T,
): Promise<z.infer<T>[]> {
  const entries: z.infer<T>[] = [];
  const joint = path.includes('?') ? '&' : '?';
  let seen = 0;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { json } = await success(client, client.read(`${path}${joint}startAt=${seen}&maxResults=${PAGE_SIZE}`));
    const { total } = contentOf(z.object({ total: z.number() }), json);
    const next = contentOf(entriesSchema, contentOf(pageSchema, json)[name]);
    entries.push(...next.flatMap((one) => fitting(entry, one)));
    seen += next.length;
    if (next.length === 0 || seen >= total) return entries;
  }
  throw new JiraRefusedError('unreachable');
}

/** An entry of a list, if it is as it should be. */
export function fitting<T extends z.core.$ZodType>(entry: T, given: unknown): z.infer<T>[] {
  const { success: fits, data } = z.safeParse(entry, given);
  return fits ? [data] : [];
}

/** The content of an answer. @throws JiraRefusedError when it is something else than Jira's */
export function contentOf<T extends z.core.$ZodType>(schema: T, json: unknown): z.infer<T> {
  const { success: fits, data } = z.safeParse(schema, json);
  if (!fits) throw unreadable();
  return data;
}
