import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { type Mail, type Mailbox, openMailbox } from '#infra/local/mailbox/mailbox.ts';
import { handleMailbox } from '#infra/local/mailbox/mailboxServer.ts';
import { listenLocally } from '#infra/local/ports.ts';

const folder = mkdtempSync(join(tmpdir(), 'storyd-mailbox-'));
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

const mail = (to: string, subject = 'Verify', html = '<a href="http://localhost:3000/verify?code=1">Verify</a>') => ({
  to,
  subject,
  html,
});

async function serve(mailbox: Mailbox): Promise<string> {
  const server = createServer((message, response) => handleMailbox(mailbox, message, response));
  servers.push(server);
  return `http://127.0.0.1:${await listenLocally(server, 0)}`;
}

async function filled(...mails: ReturnType<typeof mail>[]): Promise<{ mailbox: Mailbox; url: string }> {
  const mailbox = await openMailbox(undefined);
  for (const one of mails) await mailbox.deliver(one);
  return { mailbox, url: await serve(mailbox) };
}

describe('the mail archive', () => {
  test('outlives the run, newest first, and finds complete addresses exactly', async () => {
    const first = await openMailbox(folder);
    await Promise.all(
      ['ann@acme.example', 'Joann@acme.example', 'bob@other.example'].map((to) => first.deliver(mail(to))),
    );
    await first.close();
    const second = await openMailbox(folder);
    await second.deliver(mail('ann@acme.example', 'Again'));
    expect(second.mails().map(({ to }) => to)).toEqual([
      'ann@acme.example',
      'bob@other.example',
      'Joann@acme.example',
      'ann@acme.example',
    ]);
    expect(second.mails(' ANN@acme.example').map(({ subject }) => subject)).toEqual(['Again', 'Verify']);
    expect(second.mails('ann@').map(({ subject }) => subject)).toEqual(['Again', 'Verify', 'Verify']);
    expect(second.mails('nobody@acme.example')).toEqual([]);
    await second.close();
  });

  test('loses no mail to a line that was cut off by a hard stop', async () => {
    const first = await openMailbox(folder);
    await first.deliver(mail('ann@acme.example', 'whole'));
    await first.close();
    appendFileSync(join(folder, 'mails.jsonl'), '{"id":"cut');
    const second = await openMailbox(folder);
    await second.deliver(mail('ann@acme.example', 'next'));
    await second.close();
    expect(readFileSync(join(folder, 'mails.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2);
    const third = await openMailbox(folder);
    expect(third.mails().map(({ subject }) => subject)).toEqual(['next', 'whole']);
    await third.close();
  });
});

describe('the mailbox server', () => {
  test('serves mails as JSON, filtered', async () => {
    const { url } = await filled(
      mail('ann@acme.example', 'one'),
      mail('bob@acme.example', 'two'),
      mail('ann@acme.example', 'three'),
    );
    const response = await fetch(`${url}/mails.json?to=${encodeURIComponent('ann@acme.example')}`);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const mails = (await response.json()) as Mail[];
    expect(mails.map(({ subject }) => subject)).toEqual(['three', 'one']);
    expect(mails[0]).toMatchObject({
      to: 'ann@acme.example',
      html: mail('').html,
      at: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
    });
  });

  test('serves a mail of its own, in a sandbox, with links that open a new tab', async () => {
    const { mailbox, url } = await filled(mail('ann@acme.example'));
    const response = await fetch(`${url}/mails/${mailbox.mails()[0]?.id}`);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none';/,
    );
    const html = await response.text();
    expect(html).toContain('<base target="_blank">');
    expect(html).toContain(mail('').html);
  });

  test('serves a page that escapes the content of mails', async () => {
    const evil = '"><script>alert(1)</script>\'';
    const { url } = await filled(mail(`${evil}@acme.example`, evil, '<p>hello</p>'));
    const response = await fetch(`${url}/?to=${encodeURIComponent('">')}`);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    const page = await response.text();
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;');
    expect(page).toContain('value="&quot;&gt;"');
    expect(page).toMatch(
      /<iframe src="\/mails\/[\w-]+" title="[^"]*" sandbox="allow-popups allow-popups-to-escape-sandbox"/,
    );
  });

  test('sends an event for each delivery', async () => {
    const { mailbox, url } = await filled();
    const response = await fetch(`${url}/events`);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('retry:');
    await mailbox.deliver(mail('ann@acme.example'));
    expect((await reader?.read())?.value).toBe('event: mail\ndata: \n\n');
    await reader?.cancel();
  });

  test('serves nothing to other pages', async () => {
    const { mailbox, url } = await filled(mail('ann@acme.example'));
    for (const path of ['/mails.json', '/events', '/content', `/mails/${mailbox.mails()[0]?.id}`]) {
      for (const site of ['cross-site', 'same-site']) {
        const response = await fetch(url + path, { headers: { 'sec-fetch-site': site } });
        expect({ path, site, status: response.status }).toEqual({ path, site, status: 403 });
      }
    }
    const page = await fetch(url, { headers: { 'sec-fetch-site': 'same-site' } });
    expect(page.status, 'a link to the mailbox works').toBe(200);
    expect(page.headers.get('access-control-allow-origin')).toBeNull();
    expect(page.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('refuses writes and unknown paths', async () => {
    const { url } = await filled();
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${url}/mails/unknown`)).status).toBe(404);
    expect((await fetch(`${url}/nope`)).status).toBe(404);
    expect((await fetch(`${url}/mailbox.js`)).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });
});
