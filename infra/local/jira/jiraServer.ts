import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type JiraHttp, type JiraRequest, JiraUnreachableError } from '#lambdas/ports/jira/jiraHttp.ts';
import { localStyles } from '../localPage.ts';
import { plain, type RequestHandler, targetOf } from '../localServer.ts';
import { type Behaviour, BEHAVIOURS } from './behaviours.ts';
import { changeIssue } from './changeIssue.ts';
import { findIssue } from './fakeIssues.ts';
import { issuePage } from './issuePage.ts';
import type { LocalSite } from './localSites.ts';
import { sitesPage } from './sitesPage.ts';

const MAX_BODY_BYTES = 5 * 1024 * 1024;
const assets: Readonly<Record<string, { type: string; body: Buffer }>> = {
  '/jira.css': { type: 'text/css; charset=utf-8', body: localStyles(new URL('jira.css', import.meta.url)) },
  '/jira.js': { type: 'text/javascript; charset=utf-8', body: readFileSync(new URL('jira.js', import.meta.url)) },
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** What the server of the local Jira works with. */
type Served = {
  readonly sites: readonly LocalSite[];
  /** Its own address. */
  readonly url: string;
  /** Keeps what a form has changed. */
  readonly save: () => Promise<void>;
  /** Passes a request on to the site at its address. */
  readonly http: JiraHttp;
};

/**
 * Serves the local Jira: its page, the pages of issues (`/<site>/browse/<key>`), and the API of each site, as programs
 * outside of this process see it.
 */
export function createJiraServer({ sites, url, save, http }: Served): RequestHandler {
  return async (message, response) => {
    const { path } = targetOf(message);
    const asset = assets[path];
    if (asset !== undefined) {
      response.writeHead(200, { 'content-type': asset.type });
      response.end(asset.body);
      return;
    }
    response.setHeader('referrer-policy', 'no-referrer');
    response.setHeader('cache-control', 'no-store');
    if (path === '/') return page(response, sitesPage(sites));
    const site = sites.find(({ face }) => path.startsWith(`/${face}/`));
    const below = site === undefined ? '' : path.slice(site.face.length + 1);
    if (site !== undefined && /^\/(rest|_edge)\//.test(below)) return answerApi(site, { message, response, url, http });
    const issue = findIssue(site?.jira.issues ?? [], /^\/browse\/([\w-]+)$/.exec(below)?.[1] ?? '');
    if (site !== undefined && issue !== undefined && message.method === 'GET')
      return page(response, issuePage(site, issue));
    if (site === undefined || message.method !== 'POST' || (issue === undefined && below !== '/settings'))
      return plain(response, 404, 'There is no such page in the local Jira.');
    if (isForeign(message)) return plain(response, 403, 'Only the local Jira itself may do this.');
    const form = new URLSearchParams(await bodyOf(message));
    const next = issue === undefined ? changeSite(site, form) : changeIssue(site, issue, form);
    await save();
    response.writeHead(303, { location: next });
    response.end();
  };
}

/** Passes a request to the API of a site on, as the product's own requests reach it. */
async function answerApi(
  { baseUrl, face }: LocalSite,
  {
    message,
    response,
    url,
    http,
  }: Pick<Served, 'url' | 'http'> & { message: IncomingMessage; response: ServerResponse },
): Promise<void> {
  const method = methods.find((one) => one === message.method);
  if (method === undefined) return plain(response, 405, 'Method Not Allowed');
  const target = new URL(`${url}${message.url ?? ''}`);
  const request: JiraRequest = {
    method,
    url: new URL(`${baseUrl}${target.pathname.slice(face.length + 1)}${target.search}`),
    headers: textsOf(message.headers),
    body: await bodyOf(message),
  };
  try {
    const { status, headers, body } = await http(request);
    response.writeHead(status, Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)));
    response.end(body);
  } catch (error) {
    if (!(error instanceof JiraUnreachableError)) throw error;
    response.destroy();
  }
}

/** What the buttons of a site do. */
const acts: Readonly<Record<string, (state: LocalSite['state']) => void>> = {
  revoke: (state) => (state.revoked = true),
  restore: (state) => (state.revoked = false),
  forbid: (state) => (state.mayCreateIssues = false),
  permit: (state) => (state.mayCreateIssues = true),
  replace: ({ instances }) => (instances.other = `another-${instances.own}`),
  return: ({ instances }) => (instances.other = null),
};

/** Changes a setting of a site. @returns where the browser goes on */
function changeSite({ state, apply }: LocalSite, form: URLSearchParams): string {
  const [act, behaviour] = [form.get('act') ?? '', form.get('behaviour') ?? ''];
  if (Object.hasOwn(BEHAVIOURS, behaviour)) state.behaviour = behaviour as Behaviour;
  if (Object.hasOwn(acts, act)) acts[act]?.(state);
  apply();
  return '/';
}

/** A form that another site's page has sent, or one of another port. Programs such as curl send no such header. */
function isForeign(message: IncomingMessage): boolean {
  const site = message.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function page(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
  response.end(html);
}

async function bodyOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error('a request to the local Jira is larger than 5 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const textsOf = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
