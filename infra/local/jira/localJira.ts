import * as z from 'zod/mini';
import { type JiraHttp, JiraUnreachableError } from '#lambdas/ports/jira/jiraHttp.ts';
import { durableFile } from '../cognito/durableFile.ts';
import type { RequestHandler } from '../localServer.ts';
import { damaged, parseSaved } from '../savedState.ts';
import { createJiraServer } from './jiraServer.ts';
import { type LocalSite, openSite, siteSchema } from './localSites.ts';

const savedSchema = z.object({ 'data-center': siteSchema, cloud: siteSchema });

/** The local Jira: a Data Center and a Cloud site to connect with, and a page that shows both. */
export type LocalJira = {
  readonly sites: readonly [dataCenter: LocalSite, cloud: LocalSite];
  readonly handle: RequestHandler;
  /** Answers requests to the addresses of the sites, and passes on all others. */
  readonly http: (others: JiraHttp) => JiraHttp;
  /** Settles when everything is kept. */
  readonly close: () => Promise<void>;
};

/**
 * Opens the local Jira as the last run has left it.
 * @param folder where it is kept; without one it lasts as long as the process
 * @param url the address of its page
 */
export async function openLocalJira(folder: string | undefined, url: string): Promise<LocalJira> {
  const file = durableFile(folder, 'jira.json');
  const text = await file.read();
  const saved = text === undefined ? undefined : parseSaved(text, savedSchema);
  if (text !== undefined && saved === undefined) throw damaged(file.name);
  const sites = [openSite('data-center', url, saved?.['data-center']), openSite('cloud', url, saved?.cloud)] as const;
  let last: Promise<void> = Promise.resolve();
  const save = (): Promise<void> => {
    const content = JSON.stringify(Object.fromEntries(sites.map(({ face, state }) => [face, state])));
    last = last.then(() => file.write(content));
    return last;
  };
  await save();
  const http =
    (others: JiraHttp): JiraHttp =>
    async (request) => {
      const site = sites.find(({ baseUrl }) => baseUrl === request.url.origin);
      if (site === undefined) return others(request);
      const answer = await site.jira.http(request);
      // It lists its requests, for tests.
      site.jira.requests.length = 0;
      if (request.method !== 'GET') await save();
      return answer;
    };
  return { sites, handle: createJiraServer({ sites, url, save, http: http(unknownHost) }), http, close: () => last };
}

const unknownHost: JiraHttp = async () => {
  throw new JiraUnreachableError('unknown-host');
};
