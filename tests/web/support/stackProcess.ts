import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type LocalStack, startLocalStack } from '#infra/local/stack.ts';
import { handler as readIssues } from '#lambdas/events/read_issues/read_issues.ts';
import {
  addFakeProjects,
  changeFakeIssue,
  connectFakes,
  fakeJiraSite,
} from '#tests/ports/jira/support/fakeJiraSites.ts';
import type { AddedProjects, changeInJira, hideInJira } from './changeInJira.ts';
import type { ServingStack } from './stack.ts';

/** The local stack of the screen tests: says where it is once it runs, and ends with the process that started it. */

const stack = await startLocalStack({ web: 'none', exports: true });
connectFakes();
const desk = createServer((request, response) => {
  answer(request).then(
    (body) => response.end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(0, '127.0.0.1');
await once(desk, 'listening');
const { apiUrl, cognitoUrl, webUrl, pool } = stack;
const { port } = desk.address() as AddressInfo;
process.once('disconnect', () => {
  desk.closeAllConnections();
  desk.close();
  void stack.stop().then(() => process.exit());
});
const serving: ServingStack = {
  ...{ apiUrl, cognitoUrl, webUrl, deskUrl: `http://127.0.0.1:${port}` },
  pool: pool.config(),
};
process.send?.(serving);

async function answer(request: IncomingMessage): Promise<unknown> {
  const url = new URL(request.url ?? '/', 'http://desk');
  if (url.pathname === '/mails') return stack.mailbox.mails(url.searchParams.get('email') ?? '');
  if (url.pathname === '/issue') {
    const { origin, key, change } = JSON.parse(await text(request)) as Parameters<typeof changeInJira>[0];
    changeFakeIssue(origin, key, change);
    await readIssues();
    return {};
  }
  if (url.pathname === '/hidden') {
    const { origin, key, status } = JSON.parse(await text(request)) as Parameters<typeof hideInJira>[0];
    fakeJiraSite(origin).hidden.set(key, status);
    await readIssues();
    return {};
  }
  if (url.pathname === '/projects') {
    const { origin, projects } = JSON.parse(await text(request)) as AddedProjects;
    addFakeProjects(origin, projects);
    return {};
  }
  return stack.pool.admin.createConfirmedUser(JSON.parse(await text(request)) as Parameters<Register>[0]);
}

type Register = LocalStack['pool']['admin']['createConfirmedUser'];
