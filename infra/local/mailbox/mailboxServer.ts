import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { localStyles } from '../localPage.ts';
import { plain, targetOf } from '../localServer.ts';
import type { Mail, Mailbox } from './mailbox.ts';
import { mailboxContent, mailboxPage, mailDocument } from './page.ts';

const assets: Readonly<Record<string, { type: string; body: Buffer }>> = {
  '/mailbox.css': { type: 'text/css; charset=utf-8', body: localStyles(new URL('mailbox.css', import.meta.url)) },
  '/mailbox.js': { type: 'text/javascript; charset=utf-8', body: readFileSync(new URL('mailbox.js', import.meta.url)) },
};

const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'";
/** Mails contain sign-in links: no other page may read them. */
const commonHeaders = {
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/**
 * Serves the mailbox: the page `/`, `/mails.json?to=` (newest first), `/mails/<id>` (the mail itself), `/content` and
 * `/events` for the page's own refresh.
 */
export function handleMailbox(mailbox: Mailbox, message: IncomingMessage, response: ServerResponse): void {
  const { path: pathname, query } = targetOf(message);
  const to = query.get('to') ?? '';
  for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
  if (message.method !== 'GET' && message.method !== 'HEAD')
    return plain(response, 405, 'The mailbox can only be read.');
  if (isForeign(message) && pathname !== '/') return plain(response, 403, 'Only the mailbox itself may read this.');
  const view = { mails: mailbox.mails(to), to, chosen: query.get('mail') ?? undefined };
  if (pathname === '/') return send(response, 'text/html; charset=utf-8', mailboxPage(view), pagePolicy);
  if (pathname === '/content') return send(response, 'text/html; charset=utf-8', mailboxContent(view), pagePolicy);
  if (pathname === '/mails.json')
    return send(response, 'application/json; charset=utf-8', JSON.stringify(mailbox.mails(to)), pagePolicy);
  if (pathname === '/events') return sendEvents(mailbox, response);
  const mail = findMail(mailbox, pathname);
  if (mail !== undefined) return send(response, 'text/html; charset=utf-8', mailDocument(mail), mailPolicy);
  const asset = assets[pathname];
  if (asset !== undefined) return send(response, asset.type, asset.body, pagePolicy);
  return plain(response, 404, 'There is no such page in the mailbox.');
}

/**
 * A request that the browser sent for another site's page, or one of another port. Programs such as curl send no such
 * header.
 */
function isForeign(message: IncomingMessage): boolean {
  const site = message.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

function findMail(mailbox: Mailbox, pathname: string): Mail | undefined {
  const id = /^\/mails\/([\w-]+)$/.exec(pathname)?.[1];
  return id === undefined ? undefined : mailbox.mails().find((mail) => mail.id === id);
}

function send(response: ServerResponse, type: string, body: string | Buffer, policy: string): void {
  response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
  response.end(body);
}

/** Sends the page an event for each delivery, until it disconnects. */
function sendEvents(mailbox: Mailbox, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'content-security-policy': pagePolicy });
  response.write('retry: 1000\n\n');
  const stop = mailbox.onDelivery(() => response.write('event: mail\ndata: \n\n'));
  response.once('close', stop);
}
